import { aMessage } from '@fairway/ui/testing/messages';
import { expect, it } from 'vitest';
import { withMessage, withoutMessage, withRead, type MailboxPages } from './mailboxPages.ts';

const pagesWith = (...pages: string[][]): MailboxPages => ({
  pages: pages.map((ids) => ({ messages: ids.map((id) => aMessage({ id, read: false })), next_cursor: null })),
});
/** The ids as the list shows them, page after page. */
const listIds = ({ pages }: MailboxPages) => pages.flatMap(({ messages }) => messages.map(({ id }) => id));

it.each([
  ['9', ['8', '7', '5']],
  ['7', ['9', '8', '5']],
  ['5', ['9', '8', '7']],
])('%s goes from the list and comes back to its place', (id, without) => {
  const whole = pagesWith(['9', '8', '7'], ['5']);
  const fewer = withoutMessage(whole, id);
  expect(listIds(fewer)).toEqual(without);
  expect(listIds(withMessage(fewer, aMessage({ id })))).toEqual(listIds(whole));
});

it('one that came back by another way is there once', () => {
  expect(listIds(withMessage(pagesWith(['9', '8']), aMessage({ id: '8' })))).toEqual(['9', '8']);
});

it('the last of all comes back to an empty list', () => {
  expect(listIds(withMessage(pagesWith([]), aMessage({ id: '1' })))).toEqual(['1']);
});

it('an opened message is read, and the others are as they were', () => {
  const [page] = withRead(pagesWith(['9', '8']), '8').pages;
  expect(page?.messages.map(({ read }) => read)).toEqual([false, true]);
});
