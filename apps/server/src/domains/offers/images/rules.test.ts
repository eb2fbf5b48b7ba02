import { expect, test } from 'vitest';
import { inFormOrder } from './rules.ts';

test.each([
  [
    ['image_files[1]', 'image_files[0]'],
    ['image_files[0]', 'image_files[1]'],
  ],
  [
    ['image_files[10]', 'image_files[9]', 'image_files[]'],
    ['image_files[9]', 'image_files[10]', 'image_files[]'],
  ],
  [
    ['image_files[]', 'image_files[12]', 'image_files[11]'],
    ['image_files[11]', 'image_files[12]', 'image_files[]'],
  ],
  [
    ['image_files[1][alt]', 'image_files[2]'],
    ['image_files[2]', 'image_files[1][alt]'],
  ],
  [
    ['image_files', 'image_files[3]', 'image_files'],
    ['image_files[3]', 'image_files', 'image_files'],
  ],
])('the files of a form, %j, are %j', (sent, ordered) => {
  const files = sent.map((field, nth) => ({ field, nth }));
  const sorted = inFormOrder(files);
  expect(sorted.map(({ field }) => field)).toEqual(ordered);
  const unnumbered = sorted.filter(({ field }) => !/\d/.test(field)).map(({ nth }) => nth);
  expect(unnumbered).toEqual(unnumbered.toSorted((a, b) => a - b));
});
