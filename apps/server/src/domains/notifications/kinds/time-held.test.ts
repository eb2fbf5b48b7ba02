import { MINUTE_MS } from '@fairway/time/units';
import { NO_LINKS } from '@fairway/contracts/links';
import { listFacts } from '@fairway/emails/content';
import { expect, test } from 'vitest';
import { aPerson, OCCURRED_AT, someHold } from '#test/notification-fixtures.ts';
import { testSecrets } from '#test/services.ts';
import type { HoldContext, NotificationEvent } from './context.ts';
import { isStale, writeEmail, writePush } from './registry.ts';

const services = { secrets: testSecrets, links: NO_LINKS };
const held = (fields: Partial<HoldContext> = {}): NotificationEvent<'time.held'> => ({
  topic: 'time.held',
  payload: { hold_id: 'hold' },
  at: OCCURRED_AT,
  hold: someHold(fields),
});
const reader = (timezone = 'Europe/London') => ({
  audience: 'player' as const,
  person: aPerson('player', { timezone }),
});

test('it says which time, until when it is held on the reader’s own clock, and leads to the page that asks', () => {
  const mail = writeEmail(held(), reader('America/New_York'), services);
  expect(mail.subject).toBe('A time is held for you: Monday 7 January, 12:00');
  expect(mail.lead).toContain('until 07:20; then it goes to the next player');
  expect(listFacts(mail).map(({ label }) => label)).toEqual(['When', 'Your time', 'With', 'Length']);
  const path = '/player/lessons/waiting/hold';
  expect([mail.button.path, writePush(held(), reader(), services).path]).toEqual([path, path]);
});

test.each([
  ['held still', {}, 0, null],
  ['answered', { closed_at: OCCURRED_AT }, 0, 'the hold is over'],
  ['lapsed, though no sweep ran', {}, 20, 'the hold has lapsed'],
])('a notice of a time that is %s', (_, fields, minutes, why) => {
  expect(isStale(held(fields), new Date(OCCURRED_AT.getTime() + minutes * MINUTE_MS))).toBe(why);
});
