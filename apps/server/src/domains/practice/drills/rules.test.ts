import { DRILL_MESSAGES } from '@fairway/contracts/messages/drills';
import { drillIn } from '@fairway/contracts/practice/drills';
import { DRILL_LIMITS } from '@fairway/contracts/practice/limits';
import { describe, expect, test } from 'vitest';
import { AppError, invalidField } from '#core/app-error.ts';
import { listStarterDrills, requireRoom, resolveLibrary, splitWords, toPattern } from './rules.ts';

describe('the starter set', () => {
  const starters = listStarterDrills();
  test('is twenty drills with titles of their own, and what a form takes as it is', () => {
    expect(starters).toHaveLength(20);
    expect(new Set(starters.map(({ title }) => title.toLowerCase())).size).toBe(20);
    for (const starter of starters) expect(drillIn.parse(starter)).toEqual(starter);
  });
  test.each(starters.map(({ title, ...drill }) => [title, drill] as const))('%s can be practised', (_, drill) => {
    expect(drill.content.length).toBeGreaterThan(120);
    expect(drill.content).toMatch(/\bten\b/i);
    expect(drill.target).toBeGreaterThanOrEqual(4);
    expect(drill.minutes).toBeLessThanOrEqual(30);
    expect(drill.tags.length).toBeGreaterThan(0);
  });
});

test.each([
  ['', []],
  ['  ', []],
  [' Gate  PUTTING gate', ['gate', 'putting']],
])('the words of %j are %j', (q, words) => {
  expect(splitWords(q)).toEqual(words);
});

test('what LIKE reads as a sign is looked for as it is typed', () => {
  expect(toPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
});

test('a library is a coach’s own, or for a player their coach’s', () => {
  expect(resolveLibrary({ id: 'a', type: 'pro', pro_id: null })).toBe('a');
  expect(resolveLibrary({ id: 'b', type: 'player', pro_id: 'a' })).toBe('a');
  expect(resolveLibrary({ id: 'b', type: 'player', pro_id: null })).toBeNull();
  expect(() => resolveLibrary({ id: 'c', type: 'admin', pro_id: null })).toThrow(AppError);
});

test('a library has room up to its limit', () => {
  const most = DRILL_LIMITS.most;
  expect(requireRoom({ kept: most - 1, adding: 1, most })).toBeUndefined();
  expect(() => requireRoom({ kept: most, adding: 1, most })).toThrow(invalidField('title', DRILL_MESSAGES.full(most)));
});
