import { NO_LINKS } from '@fairway/contracts/links';
import { listFacts } from '@fairway/emails/content';
import { HOUR_MS } from '@fairway/time/units';
import { aPerson, OCCURRED_AT } from '#test/notification-fixtures.ts';
import { testSecrets } from '#test/services.ts';
import { expect, test } from 'vitest';
import type { NotificationEvent } from './context.ts';
import { playerErased } from './player-erased.ts';

const reader = { audience: 'pro', person: aPerson('pro') } as const;
const services = { secrets: testSecrets, links: NO_LINKS };

/** An event of lessons that were to begin so many hours after it. */
function erased(hours: readonly number[], fields: { by_pro?: boolean; first_name?: string; title?: string } = {}) {
  const { by_pro = false, first_name = 'Jamie', title = null } = fields;
  const lessons = hours.map((ahead) => ({
    starts_at: new Date(OCCURRED_AT.getTime() + ahead * HOUR_MS).toISOString(),
    ends_at: new Date(OCCURRED_AT.getTime() + (ahead + 1) * HOUR_MS).toISOString(),
    title,
  }));
  return {
    topic: 'player.erased',
    payload: { pro_id: 'pro', by_pro, first_name, lessons },
    at: OCCURRED_AT,
    pro: aPerson('pro'),
  } satisfies NotificationEvent<'player.erased'>;
}
const told = (event: NotificationEvent<'player.erased'>) =>
  playerErased.recipients(event).map(({ user_id, channel }) => `${user_id} ${channel}`);

test('the coach hears of it as of a lesson that a player cancels, by text too where it is close', () => {
  expect(told(erased([72]))).toEqual(['pro push', 'pro email']);
  expect(told(erased([20, 72]))).toEqual(['pro push', 'pro email', 'pro text']);
  expect(told({ ...erased([72]), pro: aPerson('pro', { notification_off: ['lessons:push'] }) })).toEqual(['pro email']);
});

test('a coach who has removed the player is told nothing', () => {
  expect(told(erased([20], { by_pro: true }))).toEqual([]);
});

test('the mail names who is gone and each time, and the group lesson whose place is free', () => {
  const one = playerErased.email(erased([72]), reader, services);
  expect(one).toMatchObject({
    subject: 'Jamie has left Fairway: Monday 7 January, 12:00',
    lead: 'Their account has been deleted, and their lesson with you will not take place. What they had booked is free again.',
  });
  expect(listFacts(one)).toEqual([{ label: 'Cancelled', value: 'Monday 7 January, 12:00 to 13:00 (GMT, London)' }]);
  const two = playerErased.email(erased([72, 96], { title: 'Short game clinic' }), reader, services);
  expect(two.subject).toBe('Jamie has left Fairway: Monday 7 January, 12:00 and 1 more');
  expect(two.lead).toContain('their 2 lessons with you');
  expect(listFacts(two)[1]?.value).toBe('Tuesday 8 January, 12:00 to 13:00 (GMT, London)\nShort game clinic');
});

test('without the name it says the same of a player', () => {
  expect(playerErased.text(erased([20], { first_name: '' }), reader, services)).toBe(
    'Fairway: A player has left Fairway. Cancelled: Saturday 5 January, 08:00.',
  );
});

test('it is of no use once the last of the lessons would be over', () => {
  const event = erased([1, 3]);
  expect(playerErased.isStale(event, new Date(OCCURRED_AT.getTime() + 3.5 * HOUR_MS))).toBeNull();
  expect(playerErased.isStale(event, new Date(OCCURRED_AT.getTime() + 4 * HOUR_MS))).toBe('the lessons would be over');
});
