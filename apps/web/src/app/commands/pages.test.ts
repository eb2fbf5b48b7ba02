import type { User } from '@fairway/contracts/auth/accounts';
import { describe, expect, it } from 'vitest';
import { findPages, listNamedPages } from './pages.ts';
import { listShortcuts } from '../shell/places.ts';

const PAGES = [
  { label: 'Players' },
  { label: 'Invite a player', detail: 'Players' },
  { label: 'Lesson records', detail: 'Lessons' },
  { label: 'What’s in the bag' },
];
const find = (q: string) => findPages(PAGES, q).map(({ label }) => label);

describe('finding a page by its name', () => {
  it.each([
    ['', ['Players', 'Invite a player', 'Lesson records', 'What’s in the bag']],
    ['play', ['Players', 'Invite a player']],
    ['players', ['Players', 'Invite a player']],
    ['REC les', ['Lesson records']],
    ['lessons', ['Lesson records']],
    ["what's", ['What’s in the bag']],
    ['ayers', []],
    ['  ', ['Players', 'Invite a player', 'Lesson records', 'What’s in the bag']],
  ])('%j: %j', (q, labels) => {
    expect(find(q)).toEqual(labels);
  });

  it('puts those that are named so before those that are described so', () => {
    const pages = [{ label: 'Inbox', detail: 'Messages' }, { label: 'Messages' }];
    expect(findPages(pages, 'mess').map(({ label }) => label)).toEqual(['Messages', 'Inbox']);
  });
});

describe.each(['pro', 'player', 'admin'] as const)('the pages of a %s', (type) => {
  const user = { type, email_verified: true, pending_email: null } as User;
  const hrefs = listNamedPages(user).map(({ href }) => href);

  it('are each there once', () => {
    expect(hrefs).toEqual([...new Set(hrefs)]);
  });

  it('have every page that a single key leads to', () => {
    expect(hrefs).toEqual(expect.arrayContaining(listShortcuts(type).map(({ href }) => href)));
  });
});
