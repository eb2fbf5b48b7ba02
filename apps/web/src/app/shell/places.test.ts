import { expect, it } from 'vitest';
import { listPlaces, listShortcuts } from './places.ts';

const current = (...args: Parameters<typeof listPlaces>) =>
  listPlaces(...args)
    .filter((place) => place.current)
    .map((place) => place.label);

it('marks the open place, also on pages below it', () => {
  expect(current('player', '/player/profile')).toEqual(['Home']);
  expect(current('player', '/player/lessons/book')).toEqual(['Lessons']);
  expect(current('player', '/player/lesson/7')).toEqual(['Lessons']);
  expect(current('player', '/player/offers/7')).toEqual(['Offers']);
  expect(current('player', '/player/skills')).toEqual(['Goals']);
  expect(current('player', '/player/pro-bag/7')).toEqual(['Home']);
  // In the sidebar the second stands for both.
  expect(current('pro', '/pro/lessons/diary')).toEqual(['Lessons', 'Diary']);
  expect(current('pro', '/pro/lessons/availability/monday')).toEqual(['Lessons', 'Diary']);
  expect(current('pro', '/pro/lessons/limits')).toEqual(['Lessons', 'Diary']);
  expect(current('pro', '/pro/lesson/7')).toEqual(['Lessons']);
  expect(current('pro', '/pro/players/7/profile')).toEqual(['Players']);
  expect(current('pro', '/pro/offers/categories')).toEqual(['Offers']);
  expect(current('pro', '/pro/messages/groups/7')).toEqual(['Messages']);
  expect(current('player', '/player/messages/all')).toEqual(['Messages']);
});

it('marks none on a page that belongs to none', () => {
  expect(current('pro', '/account')).toEqual([]);
});

it('gives a coach and a player their places in the order of the bar', () => {
  const labels = (type: 'pro' | 'player') => listPlaces(type, '/').map(({ label }) => label);
  expect(labels('pro')).toEqual(['Home', 'Players', 'Lessons', 'Diary', 'Offers', 'Messages']);
  expect(labels('player')).toEqual(['Home', 'Lessons', 'Goals', 'Offers', 'Messages']);
});

it('leads an admin to the users, the books, the log and out', () => {
  expect(listPlaces('admin', '/admin/players/new').map(({ label, current: open }) => [label, open])).toEqual([
    ['Users', true],
    ['Money', false],
    ['Audit', false],
    ['Log out', false],
  ]);
});

it('counts what asks for attention on its place', () => {
  const badge = { badge: 3, badgeLabel: 'discrepancies' };
  expect(listPlaces('admin', '/admin/money', { '/admin/money': badge }).filter((place) => place.badge)).toMatchObject([
    { label: 'Money', current: true, ...badge },
  ]);
});

it.each(['pro', 'player', 'admin'] as const)('gives each key of a %s one page', (type) => {
  const keys = listShortcuts(type).map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys[0]).toBe('n');
});
