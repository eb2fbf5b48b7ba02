import { expect, test } from 'vitest';
import { aSection, someSections } from '../../../../testing/records.ts';
import { listPictures } from './pictures.ts';

test('a record’s pictures come in its order, those that are compared with their sides', () => {
  expect(listPictures(someSections()).map(({ label }) => label)).toEqual([
    'The grip, from the front.',
    'Before: At the top, before and after.',
    'After: At the top, before and after.',
  ]);
});

test('a picture without words has a name, and one that is gone is none', () => {
  const unnamed = aSection({ ref: 'a', type: 'singleImage', content: null, image_url: '/files/a' });
  const gone = aSection({ ref: 'b', type: 'singleImage', content: 'The grip' });
  expect(listPictures([unnamed, gone])).toEqual([{ src: '/files/a', label: 'Picture of the lesson' }]);
});
