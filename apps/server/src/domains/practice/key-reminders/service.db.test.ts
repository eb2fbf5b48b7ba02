import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import { REMINDER_LIMITS } from '@fairway/contracts/practice/limits';
import { atOnce, catchRefusal, createCalls, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';

const home = fileDatabase({ max: 10 });
const clock = startClock('2031-03-12T12:00:00.000Z');
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});

const calls = (as: Actor = people.pro) => createCalls(services, as).keyReminders;
const add = (title: string, notes?: string) => calls().add({ user_id: people.player.id, title, notes });
const list = (as: Actor = people.player) => calls(as).list({ id: people.player.id, page: 1 });
const titles = async () => (await list()).map(({ title }) => title);
const order = (...ids: string[]) => calls().order({ reminders: ids.map((id, nth) => ({ id, order: nth })) });

test('a player reads the newest first until the coach sorts them, and later ones lie on top', async () => {
  const [grip, feet, head] = [await add(' Grip '), await add('Feet'), await add('Head')];
  expect(await titles()).toEqual(['Head', 'Feet', 'Grip']);
  expect((await order(feet.id, grip.id, head.id)).map(({ title }) => title)).toEqual(['Feet', 'Grip', 'Head']);
  await add('Tempo');
  expect(await titles()).toEqual(['Tempo', 'Feet', 'Grip', 'Head']);
});

test('a coach changes what is sent of a reminder, and deletes it', async () => {
  const { id } = await add('Grip', 'Two\r\nlines');
  expect(await calls().save({ id, title: 'A lighter grip' })).toMatchObject({
    title: 'A lighter grip',
    notes: 'Two\nlines',
  });
  expect((await calls().save({ id, user_id: people.player.id, notes: '' })).notes).toBe('');
  expect((await calls().save({ id })).title).toBe('A lighter grip');
  await calls().remove({ id });
  expect(await catchRefusal(calls().remove({ id }))).toEqual(NOT_FOUND);
  expect(await titles()).toEqual([]);
});

test('a title has 1 to 50 characters, and notes 2,000 at most', async () => {
  expect(await expectFault('title', add('  '))).toBe(PRACTICE_MESSAGES.reminderTitle);
  await expectFault('title', add('x'.repeat(51)));
  await expectFault('notes', add('x', 'x'.repeat(2001)));
  await add('x'.repeat(50), 'x'.repeat(2000));
});

test('an order with an unknown id, another player’s or one twice is refused, and nothing moves', async () => {
  const another = await people.another();
  const other = await coaching(services);
  const elses = await calls().add({ user_id: another.id, title: 'Theirs' });
  const foreign = await calls(other.pro).add({ user_id: other.player.id, title: 'Foreign' });
  const [grip, feet] = [await add('Grip'), await add('Feet')];
  for (const id of ['no-id', elses.id, foreign.id]) {
    expect(await expectFault('reminders', order(grip.id, feet.id, id))).toBe(PRACTICE_MESSAGES.reminderUnknown);
    expect(await expectFault('reminders', order(id, grip.id))).toBe(PRACTICE_MESSAGES.reminderUnknown);
  }
  expect(await expectFault('reminders', order(grip.id, grip.id))).toBe(PRACTICE_MESSAGES.reminderTwice);
  await expectFault('reminders', order());
  expect(await titles()).toEqual(['Feet', 'Grip']);
  expect((await list()).map(({ order: place }) => place)).toEqual([null, null]);
});

test('two orders at once end as one of the two', async () => {
  const ids = [await add('A'), await add('B'), await add('C'), await add('D')].map(({ id }) => id);
  await atOnce([order(...ids), order(...ids.toReversed()), order(...ids), order(...ids.toReversed())]);
  expect(['A,B,C,D', 'D,C,B,A']).toContain((await titles()).join());
});

test('a player has so many reminders and no more, also when some come at once', async () => {
  await home.db.key_reminders.createMany({
    data: Array.from({ length: REMINDER_LIMITS.reminders - 1 }, (_, nth) => ({
      user_id: people.player.id,
      title: `Reminder ${nth}`,
      created_at: clock.now(),
    })),
  });
  const { granted, refused } = await atOnce(['A', 'B', 'C'].map((title) => add(title)));
  expect([granted.length, refused.length]).toEqual([1, 2]);
  expect(refused[0]?.errors).toEqual({ title: [PRACTICE_MESSAGES.reminderLimit(REMINDER_LIMITS.reminders)] });
});
