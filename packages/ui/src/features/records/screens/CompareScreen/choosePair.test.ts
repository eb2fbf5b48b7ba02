import { expect, test } from 'vitest';
import { aClip } from '../../../../testing/records.ts';
import { choosePair } from './choosePair.ts';

const clips = ['newest', 'middle', 'oldest'].map((id) => aClip({ id }));

test.each([
  [{}, ['newest', 'oldest']],
  [{ first: 'middle' }, ['middle', 'oldest']],
  [{ first: 'oldest' }, ['oldest', 'middle']],
  [{ second: 'newest' }, ['middle', 'newest']],
  [{ first: 'middle', second: 'middle' }, ['middle', 'middle']],
  [{ first: 'gone' }, ['newest', 'oldest']],
] as const)('of %j the pair is %j', (asked, pair) => {
  const chosen = choosePair(clips, asked);
  expect([chosen?.first.id, chosen?.second.id]).toEqual(pair);
});

test('a single video is compared with itself, and none with nothing', () => {
  expect(choosePair(clips.slice(0, 1), {})).toMatchObject({ first: { id: 'newest' }, second: { id: 'newest' } });
  expect(choosePair([], {})).toBeNull();
});
