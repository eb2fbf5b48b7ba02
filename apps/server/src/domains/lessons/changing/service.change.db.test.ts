import type { BookingIn, ChangeIn, Lesson } from '@fairway/contracts/lessons/lessons';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { aLesson } from '#test/builders.ts';
import { catchRefusal, createCalls, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { hours } from '#test/hours.ts';
import { deliverAll, testJobs } from '#test/jobs.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits, expectNoTrace, unbalanced } from '#test/ledger.ts';
import { times } from '#test/times.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { addVenue } from '#domains/coaching/venues/service.ts';
import { listMonthSlots } from '#domains/schedule/slots/service.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson, changeLesson } from './service.ts';

/** Monday, nine in the morning in London; the lessons are on Wednesday at ten. */
const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
let lesson: Lesson;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
  lesson = await book(people.player);
});

async function book(
  actor: Actor,
  {
    time = times(['10:00', '11:00']),
    payment_type = 'on_day',
    duration = 60,
  }: { time?: BookingIn['time']; payment_type?: BookingIn['payment_type']; duration?: number } = {},
) {
  const booked = await bookLesson(actor, { date: '2031-03-12', time, duration, payment_type }, services);
  return booked.lesson;
}
const change = (actor: Actor, fields: Omit<ChangeIn, 'id'>, id = lesson.id) =>
  changeLesson(actor, { id, ...fields }, services);
const refused = (call: () => Promise<unknown>) => expectNoTrace(home.db, call);
const findEvents = (id: string) =>
  home.db.outbox.findMany({ where: { payload: { path: ['lesson_id'], equals: id } }, orderBy: { id: 'asc' } });

describe('a lesson is moved', () => {
  test('to another date and time, by its player', async () => {
    const answer = await change(people.player, { date: '2031-03-13', time: times(['14:00', '15:00']) });
    expect(answer.lesson).toMatchObject({
      id: lesson.id,
      date: '2031-03-13',
      start: '14:00:00',
      end: '15:00:00',
      duration: 60,
    });
    expect(answer.lessons).toEqual([answer.lesson]);
    expect(answer.next_lesson).toEqual(answer.lesson);
    const [, moved, ...more] = await findEvents(lesson.id);
    expect(moved).toMatchObject({
      topic: 'lesson.moved',
      payload: { actor_id: people.player.id, from: '2031-03-12T10:00:00.000Z' },
    });
    expect(more).toEqual([]);
  });

  test('to another date at the same time, when no time is sent', async () => {
    const answer = await change(people.pro, { date: '2031-03-31' });
    expect(answer.lesson).toMatchObject({
      date: '2031-03-31',
      start: '10:00:00',
      starts_at: '2031-03-31T09:00:00.000Z',
    });
  });

  test('by a step that overlaps where it was: it does not stand in its own way', async () => {
    const offered = await listMonthSlots(
      people.player,
      { year: 2031, month: 3, duration: 60, lesson: lesson.id },
      services,
    );
    expect(offered['2031-03-12']).toContainEqual({ start: '10:15:00', end: '11:15:00' });
    expect((await change(people.player, { time: times(['10:15', '11:15']) })).lesson.start).toBe('10:15:00');
  });

  test('where another lesson is: 422 on the time', async () => {
    await book(await people.another(), { time: times(['12:00', '13:00']) });
    const refusal = await refused(() => change(people.player, { time: times(['11:30', '12:30']) }));
    expect(refusal).toMatchObject({
      status: 422,
      errors: { time: ['Sorry, that time is no longer free. Please choose another.'] },
    });
  });

  test('within the window of who moves it', async () => {
    await expectFault('time', change(people.player, { date: '2031-06-11' }));
    expect((await change(people.pro, { date: '2031-06-11' })).lesson.date).toBe('2031-06-11');
  });

  test('out of the hours by the pro alone, who says so', async () => {
    const evening = { time: times(['19:00', '20:00']), outside_availability: true };
    await expectFault('time', change(people.player, evening));
    await expectFault('time', change(people.pro, { time: evening.time }));
    expect((await change(people.pro, evening)).lesson.start).toBe('19:00:00');
  });

  test('only to times that follow each other and add up', async () => {
    await expectFault('time', change(people.player, { time: times(['12:00', '12:30'], ['12:45', '13:15']) }));
    await expectFault('time', change(people.player, { time: times(['12:00', '12:45']) }));
    await expectFault('time', change(people.player, { time: times(['10:00', '10:15'], ['10:30', '11:00']) }));
    await expectFault('time', change(people.player, { duration: 30, time: times(['10:00', '11:00']) }));
  });

  test('and its reminder comes again, unless it now begins within a day', async () => {
    const reminded = async () =>
      (await home.db.lessons.findUniqueOrThrow({ where: { id: lesson.id } })).reminded_for?.toISOString();
    await home.db.lessons.update({ where: { id: lesson.id }, data: { reminded_for: lesson.starts_at } });
    const far = await change(people.pro, { date: '2031-03-14' });
    expect(await reminded()).not.toBe(far.lesson.starts_at);
    const near = await change(people.pro, { date: '2031-03-10', time: times(['15:00', '16:00']) });
    expect(await reminded()).toBe(near.lesson.starts_at);
  });
});

describe('a lesson keeps its time', () => {
  test('when its note or its venue is changed, though the hours have gone', async () => {
    const club = await addVenue(people.pro, { name: 'Links' }, services);
    await hours(services, people.pro, times());
    const answer = await change(people.pro, { note: 'Bring the wedge', venue: club.id });
    expect(answer.lesson).toMatchObject({ start: '10:00:00', note: 'Bring the wedge', venue: 'Links' });
    expect((await findEvents(lesson.id))[1]).toMatchObject({
      topic: 'lesson.moved',
      payload: { actor_id: people.pro.id, from: lesson.starts_at, keeps_time: true, venue_from: null },
    });
    expect((await change(people.pro, { note: null })).lesson.note).toBeNull();
    expect((await change(people.pro, { venue: null, note: '' })).lesson).toMatchObject({ venue: 'Links', note: null });
  });

  test('a new venue alone is told to the player, of a new note open windows alone hear', async () => {
    const links = await addVenue(people.pro, { name: 'Links' }, services);
    const park = await addVenue(people.pro, { name: 'Park' }, services);
    await change(people.pro, { venue: links.id });
    await home.db.outbox.deleteMany();
    clock.set('2031-03-11T12:00:00Z');
    await change(people.pro, { venue: park.id });
    const jobs = testJobs(home.db, services.now());
    await deliverAll(jobs);
    const [mail, ...more] = jobs.mails;
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Lesson has a new venue: Wednesday 12 March, 10:00');
    expect(mail!.text).toContain('Where: Park\n       was Links');
    expect(mail!.invitations).toHaveLength(1);
    const planned = await home.db.notification_deliveries.count();
    await change(people.pro, { note: 'Bring the wedge' });
    await deliverAll(jobs);
    expect(await home.db.notification_deliveries.count()).toBe(planned);
    const heard = { user_ids: [people.pro.id, people.player.id], event: { kind: 'lesson', ids: [lesson.id] } };
    expect(jobs.told).toEqual([heard, heard]);
  });

  test('and may be sent along unchanged', async () => {
    await hours(services, people.pro, times());
    const answer = await change(people.player, { date: lesson.date, time: lesson.time, duration: 60, note: 'Wedges' });
    expect(answer.lesson).toMatchObject({ starts_at: lesson.starts_at, note: 'Wedges' });
  });

  test('a venue that has another name by now is called so once the pro chooses it again', async () => {
    const links = await addVenue(people.pro, { name: 'Links' }, services);
    await change(people.pro, { venue: links.id });
    await home.db.clubs.update({ where: { id: links.id }, data: { name: 'The Links' } });
    expect((await change(people.player, { venue: links.id, note: 'Wedge' })).lesson).toMatchObject({ venue: 'Links' });
    expect((await change(people.pro, { note: '' })).lesson).toMatchObject({ venue: 'Links' });
    expect((await change(people.pro, { venue: links.id })).lesson).toMatchObject({ venue: 'The Links' });
  });

  test('one by video says why it cannot be moved or cancelled, to whose it is', async () => {
    const { id } = await aLesson(home.db, people, { type: 1, starts_at: new Date(clock.now()), duration: 0 });
    const asks = [
      (actor: Actor) => createCalls(services, actor).lessons.change({ id, note: 'Wedge' }),
      (actor: Actor) => createCalls(services, actor).lessons.cancel({ id }),
    ];
    const stranger = (await coaching(services)).player;
    for (const ask of asks) {
      for (const actor of [people.player, people.pro])
        expect(await expectFault('time', ask(actor))).toBe(LESSON_MESSAGES.started);
      expect(await catchRefusal(ask(stranger))).toEqual(NOT_FOUND);
    }
  });

  test('its venue is for the pro to choose', async () => {
    await addVenue(people.pro, { name: 'Links' }, services);
    const range = await addVenue(people.pro, { name: 'Range' }, services);
    const theirs = await addVenue((await coaching(services)).pro, { name: 'Elsewhere' }, services);
    expect(await refused(() => change(people.player, { venue: range.id }))).toMatchObject({ status: 403 });
    expect(await refused(() => change(people.player, { venue: theirs.id }))).toMatchObject({ status: 403 });
    expect(await refused(() => change(people.pro, { venue: theirs.id }))).toEqual(NOT_FOUND);
    expect((await change(people.pro, { venue: range.id })).lesson.venue).toBe('Range');
  });
});

describe('its length', () => {
  const paid = async () => {
    const { pro, player } = people;
    await credits(services, { pro, player }, 4);
    return book(player, { payment_type: 'credits', time: times(['13:00', '14:00']) });
  };
  const movements = async (lesson_id: string) => {
    const entries = await home.db.credit_ledger.findMany({ where: { lesson_id }, orderBy: { id: 'asc' } });
    return entries.map(({ movement, amount, actor_id }) => [movement, amount, actor_id]);
  };

  test('longer takes more credits, shorter gives some back, whoever changes it', async () => {
    const { pro, player } = people;
    const { id } = await paid();
    await credits(services, { pro, player }, 2);
    const longer = await change(player, { duration: 90 }, id);
    expect(longer.lesson).toMatchObject({ start: '13:00:00', end: '14:30:00', duration: 90, credits: 6 });
    expect(longer.credits).toEqual({});
    const shorter = await change(pro, { duration: 15 }, id);
    expect(shorter.lesson).toMatchObject({ end: '13:15:00', credits: 1 });
    expect(Object.values(shorter.credits).flat()).toHaveLength(5);
    const spent = [
      ['spent', -4, player.id],
      ['spent', -2, player.id],
    ];
    expect((await movements(id)).slice(0, 2)).toEqual(spent);
    expect(await unbalanced(home.db)).toEqual([]);
    await cancelLesson(player, { id }, services);
    expect(await readCredits(home.db, player)).toBe(6);
  });

  test('too few credits for the longer one: 422, and it stays as it was', async () => {
    const { id } = await paid();
    const refusal = await refused(() => change(people.player, { duration: 90 }, id));
    expect(refusal).toMatchObject({ status: 422, errors: { credits: [expect.any(String)] } });
  });

  test('what returns from an expired lot lives on for thirty days, and is not returned twice', async () => {
    const { player, pro } = people;
    const { id } = await paid();
    await change(pro, { date: '2032-04-21' }, id);
    clock.set('2032-04-01T09:00:00Z');
    const half = await change(player, { duration: 30 }, id);
    expect(Object.entries(half.credits).map(([day, list]) => [day, list.map(({ source }) => source)])).toEqual([
      ['2032-05-01', ['grace', 'grace']],
    ]);
    await change(player, { duration: 45 }, id);
    await change(player, { duration: 15 }, id);
    await cancelLesson(player, { id }, services);
    expect(await readCredits(home.db, player)).toBe(4);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('paid on the day it costs no credits', async () => {
    const answer = await change(people.player, { duration: 120 });
    expect([answer.lesson.credits, answer.lesson.end]).toEqual([0, '12:00:00']);
  });

  test('longer than there is room: 422 on the time', async () => {
    await book(await people.another(), { time: times(['11:00', '12:00']) });
    await expectFault('time', change(people.player, { duration: 90 }));
  });
});

describe('who may change it, and until when', () => {
  test('the player until a day before it starts, the pro until it starts', async () => {
    clock.set('2031-03-11T10:00:00Z');
    expect((await change(people.player, { note: 'In time' })).lesson.note).toBe('In time');
    clock.set('2031-03-11T10:00:00.001Z');
    expect(await expectFault('time', change(people.player, { date: '2031-03-14' }))).toMatch('until 24 hours before');
    expect((await change(people.pro, { note: 'Rain expected' })).lesson.note).toBe('Rain expected');
    clock.set('2031-03-12T10:00:00Z');
    expect(await expectFault('time', change(people.pro, { note: 'Too late' }))).toBe(
      'This lesson has already started.',
    );
  });

  test('nobody once it is cancelled', async () => {
    await cancelLesson(people.player, { id: lesson.id }, services);
    expect(await expectFault('time', change(people.pro, { date: '2031-03-14' }))).toBe(
      'This lesson has been cancelled.',
    );
  });

  test('nobody else at all: it does not exist for them', async () => {
    const theirs = await coaching(services);
    for (const stranger of [await people.another(), theirs.pro, theirs.player])
      expect(await refused(() => change(stranger, { note: 'Mine' }))).toEqual(NOT_FOUND);
    expect(await refused(() => change(people.pro, { note: 'Mine' }, uuid()))).toEqual(NOT_FOUND);
  });

  test('a guest’s lesson is the pro’s to change', async () => {
    const { lesson: guests } = await bookLesson(
      people.pro,
      { player_id: 'guest', guest_name: 'Sam', date: '2031-03-12', time: times(['15:00', '16:00']), duration: 60 },
      services,
    );
    const answer = await change(people.pro, { duration: 30 }, guests.id);
    expect([answer.lesson.end, answer.credits]).toEqual(['15:30:00', {}]);
  });

  test('a lapsed pro’s lessons may still be moved, and the times for it are offered', async () => {
    await home.db.users.update({ where: { id: people.pro.id }, data: { subscribed_until: new Date('2031-01-01') } });
    const offered = await listMonthSlots(
      people.player,
      { year: 2031, month: 3, duration: 60, lesson: lesson.id },
      services,
    );
    const [first] = offered['2031-03-20'] ?? [];
    const answer = await change(people.player, { date: '2031-03-20', time: [first!] });
    expect(answer.lesson.start).toBe('09:00:00');
  });
});
