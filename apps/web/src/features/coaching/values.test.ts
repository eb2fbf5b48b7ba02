import { describe, expect, it } from 'vitest';
import type { Onboarding } from '@fairway/contracts/coaching/joining';
import { parseStep } from './parseStep.ts';
import { makePost, stepToShow, fillValues } from './values.ts';

const known: Onboarding = {
  step: 4,
  joined: false,
  pro: { first_name: 'Sam', last_name: 'Green' },
  card_optional: true,
  email: 'alex@example.com',
  address_line1: '4 Mill Lane',
  address_line2: null,
  address_city: 'Lewes',
  address_postcode: 'BN7 2LA',
  address_county: null,
  first_name: null,
  last_name: null,
  phone: null,
  dob: null,
  gender: null,
  handed: null,
};

describe('the forms of the way in show', () => {
  it('what the server was told, and blanks for the rest', () => {
    expect(fillValues(known, {})).toMatchObject({
      email: 'alex@example.com',
      address_line2: '',
      handed: '',
      tos: false,
    });
  });

  it('what was typed since, and nothing of the card', () => {
    const values = fillValues(known, { address_city: 'Brighton', code: 'PARFUR', payment_method: 'pm_1' });
    expect(values).toMatchObject({ address_city: 'Brighton', code: 'PARFUR' });
    expect(values).not.toHaveProperty('payment_method');
  });
});

describe('the step on show', () => {
  const at = (step: number | null, joined = false) => ({ step, joined });
  it.each([
    ['the one the server waits for', at(4), undefined, false, 4],
    ['an earlier one that was asked for', at(4), 2, false, 2],
    ['no later one than that', at(3), 5, false, 3],
    ['the account for a beginner who asks for more', at(1), 4, false, 2],
    ['the welcome for a beginner', at(1), undefined, false, 1],
    ['no account for whoever has joined', at(5, true), 1, false, 3],
    ['the address of an invited player', at(3, true), undefined, false, 3],
    ['the confirmation with a card in hand', at(5, true), undefined, true, 6],
    ['the card again, when that is asked for', at(5, true), 5, true, 5],
    ['no confirmation without a card', at(5, true), 6, false, 5],
    ['no confirmation before the account', at(5), 6, true, 5],
  ] as const)('is %s', (_, state, asked, hasCard, expected) => {
    expect(stepToShow(state, asked, hasCard)).toBe(expected);
  });
});

describe('a step of an address', () => {
  it.each([
    ['3', 3],
    [6, 6],
    ['0', undefined],
    ['7', undefined],
    ['2.5', undefined],
    ['two', undefined],
    [undefined, undefined],
    [null, undefined],
  ])('%s is %s', (value, step) => {
    expect(parseStep(value)).toBe(step);
  });
});

describe('a form posts', () => {
  const values = fillValues(known, { code: 'PARFUR' });

  it('the account with a password, and without one when it is to stay', () => {
    expect(makePost(2, values, 'a long walk')).toEqual({
      step: 2,
      email: 'alex@example.com',
      code: 'PARFUR',
      password: 'a long walk',
    });
    expect(makePost(2, { ...values, code: '' }, undefined)).toEqual({ step: 2, email: 'alex@example.com' });
  });

  it('its own fields and no other’s', () => {
    expect(Object.keys(makePost(3, values, 'never sent') ?? {})).toEqual([
      'step',
      'address_line1',
      'address_line2',
      'address_city',
      'address_postcode',
      'address_county',
    ]);
    expect(makePost(4, values, undefined)).toMatchObject({ step: 4, handed: '', tos: false });
    expect(makePost(5, values, undefined)).toBeNull();
  });
});
