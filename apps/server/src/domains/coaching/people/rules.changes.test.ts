import type { UserChange } from '@fairway/contracts/coaching/people';
import { describe, expect, test } from 'vitest';
import { barredFields, differences, findChangeErrors, type Shown } from './rules.ts';

const shown: Shown = {
  email: 'jamie@example.com',
  first_name: 'Jamie',
  last_name: 'Whitlock',
  phone: '+447700900123',
  dob: '1990-05-06',
  gender: null,
  handed: 'left',
  shoe: 9.5,
  timezone: 'Europe/London',
  currency: 'EUR',
  skills_enabled: true,
  lesson_settings: { lesson_price: 1250, video_lessons_enabled: false, lesson_duration: 60 },
  own_lesson_duration: null,
};
const length = (lesson_duration: number | null): UserChange => ({ lesson_settings: { lesson_duration } });
const own = (own_lesson_duration: number | null): Shown => ({ ...shown, own_lesson_duration });

describe('a change is what differs', () => {
  test('from what was shown: all of it sent back changes nothing', () => {
    const { own_lesson_duration: _own, lesson_settings, ...details } = shown;
    const sent = { ...details, lesson_settings: { lesson_duration: lesson_settings?.lesson_duration ?? null } };
    expect(differences(shown, sent, 'self')).toEqual({});
  });

  test.each<[string, UserChange]>([
    ['another name', { first_name: 'Jo' }],
    ['another case of an address', { email: 'Jamie@example.com' }],
    ['something cleared', { phone: null, dob: null, handed: null, shoe: null }],
    ['a switch', { skills_enabled: false }],
  ])('%s is one', (_, sent) => {
    expect(differences(shown, { ...sent, last_name: 'Whitlock', timezone: undefined }, 'self')).toStrictEqual(sent);
  });

  test.each<[string, Shown, UserChange, 'pro' | 'self', boolean]>([
    ['the default shown, sent back', own(null), length(60), 'self', false],
    ['the default, as the pro means it', own(null), length(60), 'pro', true],
    ['another length', own(null), length(45), 'self', true],
    ['none, where there is none', own(null), length(null), 'pro', false],
    ['none, where there is one', own(45), length(null), 'pro', true],
    ['the same as it is', own(45), length(45), 'pro', false],
    ['a length, where none is shown', { ...own(null), lesson_settings: null }, length(45), 'self', true],
    ['nothing about the length', own(45), { lesson_settings: {} }, 'pro', false],
  ])('of the usual length: %s', (_, before, sent, relation, counts) => {
    expect('lesson_settings' in differences(before, sent, relation)).toBe(counts);
  });
});

const EVERYTHING: UserChange = { ...length(45), skills_enabled: false };
for (const field of ['email', 'first_name', 'last_name', 'timezone'] as const) EVERYTHING[field] = 'x';
for (const field of ['phone', 'dob', 'gender', 'handed', 'shoe'] as const) EVERYTHING[field] = null;
EVERYTHING.currency = 'EUR';
const BY_THE_PRO = ['lesson_settings', 'skills_enabled'];

describe('who may not change what (A14)', () => {
  test.each([
    ['a player', 'self', 'player', [...BY_THE_PRO, 'currency']],
    ['a pro', 'self', 'pro', BY_THE_PRO],
    ['an admin of a player', 'admin', 'player', [...BY_THE_PRO, 'currency']],
    ['an admin of a pro', 'admin', 'pro', BY_THE_PRO],
    ['a pro of a player', 'pro', 'player', Object.keys(EVERYTHING).filter((field) => !BY_THE_PRO.includes(field))],
  ] as const)('%s', (_, relation, type, barred) => {
    expect(barredFields(EVERYTHING, relation, type).sort()).toEqual([...barred].sort());
  });
});

describe('what is wrong with a change', () => {
  test.each<[UserChange, object | null]>([
    [{ dob: '2031-03-10' }, null],
    [{ dob: '2031-03-11' }, { dob: ['That date is in the future.'] }],
    [{ dob: null }, null],
    [{ email: '' }, { email: ['Please enter your email address.'] }],
    [{ last_name: '' }, { last_name: ['Please enter a last name.'] }],
    [{}, null],
  ])('%j', (change, faults) => {
    expect(findChangeErrors(change, '2031-03-10')).toEqual(faults);
  });
});
