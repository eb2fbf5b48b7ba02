import type { Thread } from '@fairway/contracts/messaging/messages';
import { aMessage } from '@fairway/ui/testing/messages';
import { expect, test } from 'vitest';
import { mergeThread } from './mergeThread.ts';

const thread = (ids: string[], edges: Partial<Pick<Thread, 'before' | 'after'>> = {}): Thread => ({
  other: null,
  messages: ids.map((id) => aMessage({ id })),
  before: null,
  after: null,
  ...edges,
});
const read = (pages: Thread[], newest?: Thread) => {
  const { messages, isAtEnd } = mergeThread(pages, newest);
  return [messages.map(({ id }) => id).join(''), isAtEnd];
};

test('pages and the newest stretch are one conversation, each message once', () => {
  expect(read([thread(['a', 'b']), thread(['c', 'd'])], thread(['c', 'd', 'e'], { before: 'x' }))).toEqual([
    'abcde',
    true,
  ]);
});

test('what was deleted since is gone, and what was read since is read', () => {
  const newest = thread(['b', 'd'], { before: 'x' });
  newest.messages = newest.messages.map((message) => ({ ...message, pro_read: false }));
  const { messages } = mergeThread([thread(['a', 'b', 'c', 'd'])], newest);
  expect(messages.map(({ id, pro_read }) => [id, pro_read])).toEqual([
    ['a', true],
    ['b', false],
    ['d', false],
  ]);
});

test('a page from long ago is not joined to the newest stretch while something may lie between them', () => {
  expect(read([thread(['a', 'b'], { after: 'x' })], thread(['y', 'z'], { before: 'x' }))).toEqual(['ab', false]);
});

test('a conversation that began a moment ago is its newest stretch', () => {
  expect(read([thread([])], thread(['a']))).toEqual(['a', true]);
  expect(read([thread(['a'])], thread([]))).toEqual(['', true]);
});

test('pages alone end where the server said so', () => {
  expect(read([thread(['a', 'b'])])).toEqual(['ab', true]);
  expect(read([thread(['a', 'b'], { after: 'x' })])).toEqual(['ab', false]);
});
