import { expect, test } from 'vitest';
import { awaitsRecord } from './rules.ts';

const lesson = {
  type: 0,
  ends_at: '2031-03-12T10:00:00.000Z',
  cancelled_at: null,
  player_id: 'player',
  recorded: false,
};
const after = Date.parse('2031-03-12T10:00:00Z');

test.each([
  ['over', lesson, after, true],
  ['under way', lesson, after - 1, false],
  ['cancelled', { ...lesson, cancelled_at: '2031-03-11T10:00:00.000Z' }, after, false],
  ['written up', { ...lesson, recorded: true }, after, false],
  ['a place in a group lesson', { ...lesson, type: 3 }, after, false],
  ['a guest’s', { ...lesson, player_id: null }, after, false],
])('a lesson that is %s awaits its record or not', (_, state, now, awaits) => {
  expect(awaitsRecord(state, now)).toBe(awaits);
});
