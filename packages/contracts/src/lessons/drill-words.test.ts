import { expect, test } from 'vitest';
import { RECORD_LIMITS } from '../constants.ts';
import { spellDrill, wordsBelowCard } from './drill-words.ts';

test.each([
  [{ title: 'Gate', content: '', video_url: null }, 'Gate'],
  [{ title: 'Gate', content: 'Two tees.\n\nTen putts.', video_url: null }, 'Gate\n\nTwo tees.\n\nTen putts.'],
  [{ title: 'Gate', content: '', video_url: 'https://example.com/gate' }, 'Gate\n\nhttps://example.com/gate'],
])('a drill %j is told in words', (drill, words) => {
  expect(spellDrill(drill)).toBe(words);
});

test('the words of a drill fit into a section', () => {
  const drill = { title: 'Gate', content: 'x'.repeat(RECORD_LIMITS.content), video_url: null };
  expect(spellDrill(drill)).toHaveLength(RECORD_LIMITS.content);
});

test.each([
  ['Gate\n\nTwo tees.', 'Two tees.'],
  ['Gate', ''],
  ['Gate putting\n\nTwo tees.', 'Gate putting\n\nTwo tees.'],
  ['Two tees.', 'Two tees.'],
])('below the card of a drill called Gate, %j reads %j', (content, words) => {
  expect(wordsBelowCard(content, { title: 'Gate' })).toBe(words);
});
