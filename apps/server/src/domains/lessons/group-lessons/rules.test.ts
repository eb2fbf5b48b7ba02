import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { HOUR_MS } from '@fairway/time/units';
import { fc } from '#test/properties.ts';
import { placePayment } from '#domains/lessons/group-places/rules.ts';
import { describe, expect, test } from 'vitest';
import { changeFaults, groupPermissions, toChangedTerms, toPlaceTerms } from './rules.ts';

const CREDITS = toPlaceTerms({ payment_type: 'credits', credits: 2, price: 2500 });
const MONEY = toPlaceTerms({ payment_type: 'on_day', credits: 2, price: 2500 });
const EITHER = toPlaceTerms({ payment_type: 'either', credits: 2, price: 2500 });

test('a place costs credits, money, or either, and a price of the other kind is dropped', () => {
  expect(CREDITS).toEqual({ payment_type: 'credits', credits: 2, price: null });
  expect(MONEY).toEqual({ payment_type: 'on_day', credits: 0, price: 2500 });
  expect(EITHER).toEqual({ payment_type: 'credits', credits: 2, price: 2500 });
});

describe('what a place costs after a change', () => {
  const UNPRICED = { payment_type: 'on_day', credits: 0, price: null } as const;
  test.each([
    ['credits', CREDITS],
    ['money', MONEY],
    ['either', EITHER],
    ['money that nobody has named', UNPRICED],
  ])('stays %s where nothing of it is sent, or only blanks', (_, current) => {
    expect(toChangedTerms(current, {})).toEqual({ terms: current, faults: {} });
    expect(toChangedTerms(current, { credits: null, price: null })).toEqual({ terms: current, faults: {} });
  });

  test.each([
    ['credits alone', CREDITS, { credits: 3 }, { ...CREDITS, credits: 3 }],
    ['a price alone', MONEY, { price: 3000 }, { ...MONEY, price: 3000 }],
    ['a price where none was named', UNPRICED, { price: 3000 }, { ...MONEY, price: 3000 }],
    ['nothing to pay', MONEY, { price: 0 }, { ...MONEY, price: 0 }],
    ['credits, beside the price that stays', EITHER, { credits: 4 }, { ...EITHER, credits: 4 }],
    ['a price, beside the credits that stay', EITHER, { price: 3000 }, { ...EITHER, price: 3000 }],
    ['both', EITHER, { credits: 4, price: 3000 }, { ...EITHER, credits: 4, price: 3000 }],
    ['money instead of credits', CREDITS, { payment_type: 'on_day', price: 3000 }, { ...MONEY, price: 3000 }],
    ['credits instead of money', MONEY, { payment_type: 'credits', credits: 4 }, { ...CREDITS, credits: 4 }],
    ['credits instead of either', EITHER, { payment_type: 'credits', credits: 4 }, { ...CREDITS, credits: 4 }],
    ['either', CREDITS, { payment_type: 'either', credits: 4, price: 3000 }, { ...EITHER, credits: 4, price: 3000 }],
  ] as const)('is what is sent: %s', (_, current, sent, terms) => {
    expect(toChangedTerms(current, sent)).toEqual({ terms, faults: {} });
  });

  test('is not a number of the other kind, which is a fault of its field', () => {
    expect(toChangedTerms(CREDITS, { price: 3000 })).toEqual({
      terms: CREDITS,
      faults: { price: ['A place in this group lesson is paid for with credits.'] },
    });
    expect(toChangedTerms(MONEY, { credits: 3 })).toEqual({
      terms: MONEY,
      faults: { credits: ['A place in this group lesson is paid for on the day.'] },
    });
  });

  test('is paid in the same way as before, whatever numbers are sent alone', () => {
    const number = (least: number) => fc.option(fc.integer({ min: least, max: 9999 }), { nil: undefined });
    const sent = fc.record({ credits: number(1), price: number(0) });
    fc.assert(
      fc.property(fc.constantFrom(CREDITS, MONEY, EITHER, UNPRICED), sent, (current, numbers) => {
        expect(placePayment(toChangedTerms(current, numbers).terms)).toBe(placePayment(current));
      }),
    );
  });
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
])('a change to %s', (_, state, requested, faults) => {
  expect(changeFaults({ ...CREDITS, places: 4, fee_due: false, ...state }, requested)).toEqual(faults);
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
