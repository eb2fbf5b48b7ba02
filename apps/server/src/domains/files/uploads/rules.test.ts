import { IMAGE_TEXTS } from '@fairway/contracts/messages/files';
import type { UploadedFile } from '#app/context.ts';
import { expect, test } from 'vitest';
import { requireOneFile } from './rules.ts';

const file: UploadedFile = {
  field: 'image',
  filename: 'swing.jpg',
  mimetype: 'image/jpeg',
  path: 'swing.jpg',
  size: 1,
};

test('one file is taken', () => {
  expect(requireOneFile([file], 'image')).toBe(file);
});

test.each([
  ['none', [], IMAGE_TEXTS.none],
  ['several', [file, file], IMAGE_TEXTS.several],
])('%s are refused under the field, in their own words', (_, files, text) => {
  const body = expect.objectContaining({ errors: { image: [text] } }) as unknown;
  expect(() => requireOneFile(files, 'image')).toThrow(expect.objectContaining({ body }));
});
