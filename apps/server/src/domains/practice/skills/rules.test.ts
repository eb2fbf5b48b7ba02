import { expect, test } from 'vitest';
import { applyChange, showsSkills, type SkillChange, type SkillState } from './rules.ts';

const before: SkillState = { discipline: 'Putting', score: 5, description: '<p>Gate</p>', lesson_id: 'lesson' };

test.each<[string, SkillChange, Partial<SkillState>]>([
  ['nothing', {}, {}],
  ['another name', { discipline: 'Bunkers' }, { discipline: 'Bunkers' }],
  ['another score', { score: 6 }, { score: 6 }],
  ['a score of nought', { score: 0 }, { score: 0 }],
  ['another description', { description: '<p>Clock</p>' }, { description: '<p>Clock</p>' }],
  ['no description any more', { description: null }, { description: '' }],
  ['another lesson', { lesson_id: 'next' }, { lesson_id: 'next' }],
  ['no lesson any more', { lesson_id: null }, { lesson_id: null }],
])('a skill of which is sent %s keeps everything else', (_, sent, changed) => {
  expect(applyChange(before, sent)).toEqual({ ...before, ...changed });
});

test('a coach is always shown skills, and a player while they are switched on', () => {
  const shownTo = (type: string) => [true, false].map((skills_enabled) => showsSkills({ type }, { skills_enabled }));
  expect(shownTo('pro')).toEqual([true, true]);
  expect(shownTo('player')).toEqual([true, false]);
});
