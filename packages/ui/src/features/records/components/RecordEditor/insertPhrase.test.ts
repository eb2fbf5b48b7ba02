import { expect, test } from 'vitest';
import { insertPhrase, pickPhrase } from './insertPhrase.ts';

const at = (marked: string) => {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
};

test.each([
  ['[]', 'Ten swings|'],
  ['Today[]', 'Today Ten swings|'],
  ['Today\n[]', 'Today\nTen swings|'],
  ['Today[], then rest', 'Today Ten swings|, then rest'],
  ['Today[]then rest', 'Today Ten swings| then rest'],
  ['Today [nothing] at all', 'Today Ten swings| at all'],
])('into %j goes the phrase: %j', (marked, expected) => {
  const { text, start, end } = at(marked);
  const { text: filled, caret } = insertPhrase(text, 'Ten swings', { start, end, most: 1000 });
  expect(`${filled.slice(0, caret)}|${filled.slice(caret)}`).toBe(expected);
});

test('a text that is full takes no more than it may hold', () => {
  expect(insertPhrase('12345', 'abcdef', { start: 5, end: 5, most: 8 })).toEqual({ text: '12345 ab', caret: 8 });
});

test.each([
  ['All of [] it ', 'All of  it'],
  ['Only [ this ] here', 'this'],
  ['[]', ''],
])('of %j the phrase is %j', (marked, phrase) => {
  const { text, start, end } = at(marked);
  expect(pickPhrase(text, { start, end })).toBe(phrase);
});
