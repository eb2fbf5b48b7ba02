import { aMessage } from '@fairway/ui/testing/messages';
import { expect, it } from 'vitest';
import { withoutMessage, withRead, type MailboxPages } from './mailboxPages.ts';

const pagesWith = (...pages: string[][]): MailboxPages => ({
  pages: pages.map((ids) => ({ messages: ids.map((id) => aMessage({ id, read: false })), next_cursor: null })),
});
/** The ids as the list shows them, page after page. */
const listIds = ({ pages }: MailboxPages) => pages.flatMap(({ messages }) => messages.map(({ id }) => id));

it.each([
  ['9', ['8', '7', '5']],
  ['7', ['9', '8', '5']],
  ['5', ['9', '8', '7']],
])('%s goes from the list', (id, without) => {
  expect(listIds(withoutMessage(pagesWith(['9', '8', '7'], ['5']), id))).toEqual(without);
});

it('an opened message is read, and the others are as they were', () => {
  const [page] = withRead(pagesWith(['9', '8']), '8').pages;
  expect(page?.messages.map(({ read }) => read)).toEqual([false, true]);
});
