import type { SectionIn } from '@fairway/contracts/lessons/records';
import { expect, test } from 'vitest';
import { UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import { findPlace, isVoiceField, listUploads, putFile, putUploads } from './rules.ts';

const records: SectionIn[] = [
  { ref: 'a', type: 'singleImage' },
  { ref: 'b', type: 'doubleImage' },
  { ref: 'c', type: 'video' },
  { ref: 'd', type: 'text' },
];

test.each([
  ['records[0][image]', { nth: 0, field: 'image', index: 0 }],
  ['records[1][images][0]', { nth: 1, field: 'images', index: 0 }],
  ['records[1][images][1]', { nth: 1, field: 'images', index: 1 }],
  ['records[1][images][]', { nth: 1, field: 'images', index: 0 }],
  ['records[2][video]', { nth: 2, field: 'video', index: 0 }],
  ['records[3][voice]', { nth: 3, field: 'voice', index: 0 }],
  ['records[9][voice]', null],
  ['records[0][video]', null],
  ['records[3][image]', null],
  ['records[9][image]', null],
  ['records[1][images][2]', null],
  ['records[][image]', null],
  ['image', null],
  ['some records[0][image]', null],
  ['records[0][__proto__]', null],
])('a form’s file %s belongs at %j', (name, place) => {
  expect(findPlace(name, records)).toEqual(place);
});

test('an address is put into its place, whichever of two pictures comes first', () => {
  const put = (names: string[]) =>
    names.reduce((filled, name) => putFile(filled, findPlace(name, records)!, `/files/${name}`), records);
  expect(put(['records[1][images][1]', 'records[1][images][0]'])[1]?.images).toEqual([
    '/files/records[1][images][0]',
    '/files/records[1][images][1]',
  ]);
  expect(put(['records[1][images][1]'])[1]?.images).toEqual(['', '/files/records[1][images][1]']);
  expect(put(['records[1][images][0]'])[1]?.images).toEqual(['/files/records[1][images][0]', '']);
  expect(put(['records[0][image]', 'records[2][video]'])).toEqual([
    { ...records[0], image: '/files/records[0][image]' },
    records[1],
    { ...records[2], video: '/files/records[2][video]' },
    records[3],
  ]);
});

test('a record may have more than ten parts', () => {
  const many = Array.from({ length: 13 }, () => records[3]!);
  expect(findPlace('records[12][voice]', many)).toEqual({ nth: 12, field: 'voice', index: 0 });
});

test('a voice is told by its field alone', () => {
  expect(['records[0][voice]', 'records[0][video]', 'voice'].map(isVoiceField)).toEqual([true, false, false]);
});

test('the ids of uploads give way to addresses; those on their way are named by field, and what is unknown stays', () => {
  const [there, coming, unknown] = ['a', 'b', 'c'].map((digit) => digit.repeat(48));
  const sent: SectionIn[] = [
    { ref: 'a', type: 'singleImage', image: there },
    { ref: 'b', type: 'doubleImage', images: [there!, '/files/images/x/320.webp'] },
    { ref: 'c', type: 'video', video: coming, voice: coming },
    { ref: 'd', type: 'text', voice: unknown, content: there },
    { ref: 'e', type: 'text', voice: null },
    { ref: 'f', type: 'singleImage', image: coming },
    { ref: 'g', type: 'doubleImage', images: [there!, coming!] },
  ];
  expect(listUploads(sent)).toEqual([there, there, coming, coming, unknown, coming, there, coming]);
  const known = new Map([
    [there!, '/files/one'],
    [coming!, null],
  ]);
  const { records: filled, errors } = putUploads(sent, known);
  expect(filled.slice(0, 2)).toMatchObject([
    { image: '/files/one' },
    { images: ['/files/one', '/files/images/x/320.webp'] },
  ]);
  expect(filled.slice(3, 5)).toEqual(sent.slice(3, 5));
  const fields = ['records.2.video', 'records.2.voice', 'records.5.image', 'records.6.images'];
  expect(errors).toEqual(Object.fromEntries(fields.map((field) => [field, [UPLOAD_TEXTS.underWay]])));
});
