import { DURATIONS, PUBLIC_PAGE_DAYS } from '@fairway/contracts/constants';
import { USER_MESSAGES } from '@fairway/contracts/messages/users';
import { publicPage } from '@fairway/contracts/users/public-page';
import { addDays } from '@fairway/time/calendar';
import { fc } from '#test/properties.ts';
import { arbitraryDays, buildSchedule } from '#test/schedules.ts';
import { describe, expect, test } from 'vitest';
import { daySlots } from '#domains/schedule/slots/rules.ts';
import type { PublicPageRow } from './repository.ts';
import { classifyVisitor, findRefusal, listPageDates, listPageSlots } from './rules.ts';
import { describePublicPage, publicPageView } from './view.ts';

const player = { id: 'a', type: 'player' as const, pro_id: 'coach' };
const READERS = [
  ['nobody', null, 'stranger', null],
  ['the coach', { id: 'coach', type: 'pro' as const, pro_id: null }, 'owner', null],
  ['a player of theirs', player, 'player', null],
  ['a player of another coach', { ...player, pro_id: 'other' }, 'other', USER_MESSAGES.otherCoachesPage],
  ['a player without a coach', { ...player, pro_id: null }, 'other', USER_MESSAGES.otherCoachesPage],
  ['another coach', { id: 'b', type: 'pro' as const, pro_id: null }, 'other', USER_MESSAGES.onlyPlayersBookHere],
  [
    'another coach who once was their player',
    { id: 'b', type: 'pro' as const, pro_id: 'coach' },
    'other',
    USER_MESSAGES.onlyPlayersBookHere,
  ],
  ['an admin', { id: 'c', type: 'admin' as const, pro_id: null }, 'other', USER_MESSAGES.onlyPlayersBookHere],
] as const;

test.each(READERS)('%s', (_, reader, visitor, refusal) => {
  expect(classifyVisitor(reader, 'coach')).toBe(visitor);
  expect(findRefusal(reader, 'coach')).toBe(refusal);
});

test.each([
  ['Europe/London', '2031-03-10T23:30:00Z', '2031-03-10'],
  ['Pacific/Kiritimati', '2031-03-10T12:00:00Z', '2031-03-11'],
  ['Pacific/Pago_Pago', '2031-03-10T10:00:00Z', '2031-03-09'],
])('in %s the two weeks begin on the coach’s own day', (zone, now, first) => {
  const dates = listPageDates(zone, new Date(now));
  expect([dates[0], dates.at(-1), dates.length]).toEqual([first, addDays(first, 13), PUBLIC_PAGE_DAYS]);
});

describe('the times on a page', () => {
  const facts = buildSchedule('Europe/London', [{ start: 600, end: 660 }]);
  const dates = listPageDates('Europe/London', new Date('2031-03-10T09:00:00Z'));

  test('are those that players may book, days without any left out', () => {
    const window = { from: Date.parse('2031-03-10T11:00:00Z'), lastDate: '2031-03-12' };
    expect(listPageSlots(facts, dates, { duration: 60, window })).toEqual({
      '2031-03-11': [{ start: '10:00:00', end: '11:00:00' }],
      '2031-03-12': [{ start: '10:00:00', end: '11:00:00' }],
    });
  });

  test('are offered by the function that books, on any day of any diary', () => {
    fc.assert(
      fc.property(arbitraryDays, fc.constantFrom(...DURATIONS), ({ facts: diary, date, window }, duration) => {
        const shown = listPageSlots(diary, [date], { duration, window });
        const bookable = daySlots(diary, date, duration, window).map(({ start, end }) => ({ start, end }));
        expect(shown[date] ?? []).toEqual(bookable);
      }),
    );
  });
});

const row: PublicPageRow = {
  id: 'coach',
  referral_code: 'PARFUR',
  first_name: 'Robin',
  last_name: 'Calder',
  currency: 'GBP',
  intro: null,
  qualifications: null,
  specialisms: null,
  image_key: null,
  lesson_duration: 60,
  lesson_price: 1250,
  public_page_indexed: false,
  venue: null,
};
const shown = {
  code: 'PARFUR',
  timezone: 'Europe/London',
  duration: 60,
  dates: listPageDates('Europe/London', new Date('2031-03-10T09:00:00Z')),
  slots: {},
  visitor: 'stranger' as const,
  refusal: null,
};

test('a page says what its contract names and nothing else, whatever a row has beside it', () => {
  const secrets = fc.record({
    email: fc.constant('robin@secret.example'),
    phone: fc.constant('+447700900999'),
    busy: fc.array(fc.string()),
    player: fc.constant({ first_name: 'Jamie', last_name: 'Whitlock' }),
    note: fc.constant('Wrist operation'),
  });
  const texts = fc.option(fc.string());
  const told = fc.record({ intro: texts, qualifications: texts, specialisms: texts, venue: texts });
  fc.assert(
    fc.property(secrets, told, (beside, own) => {
      const page = publicPageView({ ...row, ...beside, ...own }, shown);
      expect(Object.keys(page).toSorted()).toEqual(Object.keys(publicPage.shape).toSorted());
      expect(publicPage.parse(page)).toEqual(page);
      expect(JSON.stringify(page)).not.toMatch(/secret\.example|7700900999|Whitlock|Wrist/);
    }),
  );
});

test('the price is that of the lesson on sale, and none where the coach has set none', () => {
  expect(publicPageView(row, shown).price).toBe(5000);
  expect(publicPageView({ ...row, lesson_price: null }, shown).price).toBeNull();
});

describe('what a page says in its head', () => {
  test('is the coach’s own words, or where they give lessons', () => {
    const page = publicPageView({ ...row, venue: 'Parkfield' }, shown);
    expect(describePublicPage(page)).toEqual({
      title: 'Golf lessons with Robin Calder',
      description: 'See when Robin is free at Parkfield and book a lesson.',
      image: null,
      path: '/c/PARFUR',
      indexed: false,
    });
    expect(describePublicPage({ ...page, intro: ' I teach\nbeginners. ' }).description).toBe('I teach beginners.');
  });

  test('is one line, cut between two words where it is long', () => {
    const describe = (intro: string) => describePublicPage({ ...publicPageView(row, shown), intro }).description;
    expect(describe(' I teach \n\n  beginners. ')).toBe('I teach beginners.');
    expect(describe(`${'x'.repeat(99)} ${'y'.repeat(100)}`)).toHaveLength(200);
    expect(describe('a steady swing '.repeat(40))).toMatch(/ (?:a|steady|swing)…$/);
    expect(describe('a steady swing '.repeat(40)).length).toBeLessThanOrEqual(201);
  });
});
