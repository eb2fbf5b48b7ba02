import { expect, test } from 'vitest';
import { aPerson, OCCURRED_AT, somePractice } from '#test/notification-fixtures.ts';
import type { NotificationEvent, PracticeContext } from './context.ts';
import { practiceDue } from './practice-due.ts';

const anEvent = (fields: Partial<PracticeContext> = {}, to = aPerson('player')): NotificationEvent<'practice.due'> => ({
  topic: 'practice.due',
  payload: { player_id: 'player', day: '2030-01-04' },
  at: OCCURRED_AT,
  to,
  practice: somePractice(fields),
});
const services = {} as Parameters<typeof practiceDue.email>[2];
const write = (fields: Partial<PracticeContext> = {}) => {
  const event = anEvent(fields);
  const reader = practiceDue.findReader(event, 'player')!;
  return { email: practiceDue.email(event, reader, services), push: practiceDue.push(event, reader, services) };
};
const drills = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ title: `Drill ${nth + 1}`, minutes: nth === 0 ? 1 : null }));

test('tells what there is to practise, and how long it takes', () => {
  const { email, push } = write({ drills: [...drills(1), { title: 'Gate putting', minutes: 10 }] });
  expect(email).toMatchObject({
    subject: 'Practice for today: 2 drills',
    items: [
      { label: '1 minute', value: 'Drill 1' },
      { label: '10 minutes', value: 'Gate putting' },
    ],
    button: { path: '/player/goals' },
  });
  expect(push).toMatchObject({ body: 'Drill 1 and one more', path: '/player/goals' });
});

test('a long day is told by its first drills and how many more there are', () => {
  const { email, push } = write({ drills: drills(8) });
  expect('items' in email && email.items.at(-1)).toEqual({ label: 'Also', value: '2 more drills' });
  expect('items' in email && email.items).toHaveLength(7);
  expect(push.body).toBe('Drill 1 and 7 more');
  expect(write({ drills: drills(1) }).push.body).toBe('Drill 1');
});

test('blames nobody and asks for nothing', () => {
  const { email, push } = write({ drills: drills(3) });
  expect(JSON.stringify([email, push])).not.toMatch(/\b(missed|forgot|overdue|late|must|streak)\b/i);
});

test('has nobody to go to once all of it is ticked', () => {
  expect(practiceDue.recipients(anEvent({ drills: [] }))).toEqual([]);
  expect(practiceDue.isStale(anEvent({ drills: [] }), OCCURRED_AT)).not.toBeNull();
});

test.each([
  ['Europe/London', '2030-01-04T23:59:00Z', false],
  ['Europe/London', '2030-01-05T00:00:00Z', true],
  ['Pacific/Auckland', '2030-01-04T10:59:00Z', false],
  ['Pacific/Auckland', '2030-01-04T11:00:00Z', true],
  ['America/Los_Angeles', '2030-01-05T07:59:00Z', false],
  ['no/where', '2030-01-05T00:00:00Z', true],
])('in %s at %s its day is over: %s', (timezone, at, over) => {
  expect(practiceDue.isStale(anEvent({ timezone }), new Date(at)) !== null).toBe(over);
});

test.each([
  ['push and email', {}, ['push', 'email']],
  ['email alone', { notification_push: false }, ['email']],
  ['push alone', { notification_off: ['practice:email'] }, ['push']],
  ['nothing', { notification_off: ['practice:email', 'practice:push'] }, []],
])('comes by %s, as its reader chose', (_, switches, channels) => {
  const event = anEvent({}, aPerson('player', switches));
  expect(practiceDue.recipients(event).map(({ channel }) => channel)).toEqual(channels);
});
