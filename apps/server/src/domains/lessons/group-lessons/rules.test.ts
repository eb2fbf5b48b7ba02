import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { HOUR_MS } from '@fairway/time/units';
import { expect, test } from 'vitest';
import { changeFaults, groupPermissions, toPlaceTerms } from './rules.ts';

const CREDITS = toPlaceTerms({ payment_type: 'credits', credits: 2, price: 2500 });
const MONEY = toPlaceTerms({ payment_type: 'on_day', credits: 2, price: 2500 });
const EITHER = toPlaceTerms({ payment_type: 'either', credits: 2, price: 2500 });

test('a place costs credits, money, or either, and a price of the other kind is dropped', () => {
  expect(CREDITS).toEqual({ payment_type: 'credits', credits: 2, price: null });
  expect(MONEY).toEqual({ payment_type: 'on_day', credits: 0, price: 2500 });
  expect(EITHER).toEqual({ payment_type: 'credits', credits: 2, price: 2500 });
});

test.each([
  ['places enough', { taken: 3, held: 1 }, { places: 4, terms: CREDITS }, {}],
  [
    'fewer than are taken',
    { taken: 3, held: 0 },
    { places: 2, terms: CREDITS },
    { places: ['3 places are taken already.'] },
  ],
  [
    'fewer than are taken and kept',
    { taken: 3, held: 1 },
    { places: 3, terms: CREDITS },
    { places: ['4 places are taken already.'] },
  ],
  [
    'the same places, where one that was kept has been given away',
    { taken: 4, held: 1 },
    { places: 4, terms: CREDITS },
    {},
  ],
  [
    'more credits afterwards',
    { taken: 1, held: 0 },
    { places: 4, terms: { ...CREDITS, credits: 3 } },
    { payment_type: [LESSON_MESSAGES.groupPriceFixed] },
  ],
  [
    'another way to pay afterwards',
    { taken: 1, held: 0 },
    { places: 4, terms: { ...CREDITS, payment_type: 'on_day' as const } },
    { payment_type: [LESSON_MESSAGES.groupPriceFixed] },
  ],
  ['another price before anybody joined', { taken: 0, held: 0 }, { places: 4, terms: MONEY }, {}],
  [
    'another price afterwards',
    { taken: 1, held: 0 },
    { places: 4, terms: MONEY },
    { payment_type: [LESSON_MESSAGES.groupPriceFixed] },
  ],
  [
    'another price while somebody who has left owes the fee',
    { taken: 0, held: 0, fee_due: true },
    { places: 4, terms: MONEY },
    { payment_type: [LESSON_MESSAGES.groupPriceFixed] },
  ],
  ['anything else while a fee is owed', { taken: 0, held: 0, fee_due: true }, { places: 2, terms: CREDITS }, {}],
  [
    'a price in money beside that in credits afterwards',
    { taken: 1, held: 0 },
    { places: 4, terms: EITHER },
    { payment_type: [LESSON_MESSAGES.groupPriceFixed] },
  ],
])('a change to %s', (_, state, wish, faults) => {
  expect(changeFaults({ ...CREDITS, places: 4, fee_due: false, ...state }, wish)).toEqual(faults);
});

test('a coach changes and cancels, a player joins or waits, until it begins', () => {
  const now = Date.parse('2031-03-10T12:00:00Z');
  const open = {
    starts_at: now + 48 * HOUR_MS,
    cancelled: false,
    places: 2,
    taken: 2,
    held: 0,
    subscribed: true,
    notice_hours: 2,
  };
  const nobody = { joined: false, waiting: false, offered: false };
  const may = (by: 'pro' | 'player', group: Partial<typeof open> = {}) => {
    const { join, wait, change, cancel } = groupPermissions({ ...open, ...group }, by, nobody, now);
    return { join, wait, change, cancel };
  };
  expect(may('player', { taken: 1 })).toEqual({ join: true, wait: false, change: false, cancel: false });
  expect(may('player')).toEqual({ join: false, wait: true, change: false, cancel: false });
  expect(may('pro')).toEqual({ join: false, wait: false, change: true, cancel: true });
  const nothing = { join: false, wait: false, change: false, cancel: false };
  expect([may('player', { starts_at: now }), may('pro', { starts_at: now })]).toEqual([nothing, nothing]);
});
