import { aLesson } from '#test/builders.ts';
import { catchRefusal, createCalls, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { aHeldTime } from '#test/held-times.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import { beforeEach, describe, expect, test } from 'vitest';

// A Monday morning.
const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const services = testServices(home, startClock(NOW));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services, {}, times(['09:00', '17:00']));
});

const lesson = (starts_at: string, fields: Parameters<typeof aLesson>[2] = {}) =>
  aLesson(home.db, people, { starts_at: new Date(starts_at), ...fields });
const asPlayer = () => createCalls(services, people.player).lessons;
const asPro = () => createCalls(services, people.pro).lessons;
const atTen = (date: string) => ({ date, start: '10:00:00', end: '11:00:00' });

describe('a player is proposed', () => {
  test('the next free times for their usual length, from the notice on', async () => {
    await home.db.settings.update({ where: { user_id: people.player.id }, data: { lesson_duration: 45 } });
    const answer = await asPlayer().nextTimes({});
    expect(answer).toMatchObject({ duration: 45, same_time: null });
    expect(answer.times.map(({ date, start }) => `${date} ${start}`)).toEqual([
      '2031-03-10 11:00:00',
      '2031-03-10 12:00:00',
      '2031-03-11 09:00:00',
      '2031-03-11 12:00:00',
      '2031-03-12 09:00:00',
      '2031-03-12 12:00:00',
    ]);
  });

  test('the time of their latest lesson a week later, unless it is taken or long ago', async () => {
    await lesson('2031-03-06T10:00:00Z');
    expect((await asPlayer().nextTimes({})).same_time).toEqual(atTen('2031-03-13'));
    await aLesson(home.db, { pro: people.pro }, { starts_at: new Date('2031-03-13T10:30:00Z') });
    expect((await asPlayer().nextTimes({})).same_time).toBeNull();
    const other = await people.another();
    await aLesson(home.db, { pro: people.pro, player: other }, { starts_at: new Date('2031-02-01T10:00:00Z') });
    expect((await createCalls(services, other).lessons.nextTimes({})).same_time).toBeNull();
  });

  test('no time that is held for somebody else, and theirs as any other', async () => {
    await lesson('2031-03-06T10:00:00Z');
    const other = await people.another();
    await aHeldTime(services, { pro: people.pro, player: other }, '2031-03-13T10:00:00Z');
    expect((await asPlayer().nextTimes({})).same_time).toBeNull();
    await lesson('2031-03-06T12:00:00Z');
    await aHeldTime(services, people, '2031-03-13T12:00:00Z');
    expect((await asPlayer().nextTimes({})).same_time).toMatchObject({ start: '12:00:00' });
  });

  test('the week after a lesson of theirs, however far ahead, in its own length', async () => {
    const { id } = await lesson('2031-05-20T09:00:00Z', { duration: 90 });
    expect(await asPlayer().nextTimes({ like: id })).toMatchObject({
      duration: 90,
      same_time: { date: '2031-05-27', start: '10:00:00', end: '11:30:00' },
    });
  });

  test('nothing like a lesson of somebody else', async () => {
    const other = await people.another();
    const { id } = await aLesson(home.db, { pro: people.pro, player: other });
    expect(await catchRefusal(asPlayer().nextTimes({ like: id }))).toMatchObject(NOT_FOUND);
  });

  test('nothing while their coach takes no bookings', async () => {
    const { player } = await coaching(
      services,
      { subscribed_until: new Date('2031-01-01') },
      times(['09:00', '17:00']),
    );
    expect(await createCalls(services, player).lessons.nextTimes({})).toMatchObject({ same_time: null, times: [] });
  });
});

describe('a coach is proposed', () => {
  test('the time of the player named, in the player’s own length', async () => {
    await lesson('2031-03-06T10:00:00Z');
    await home.db.settings.update({ where: { user_id: people.pro.id }, data: { preffered_lesson_duration: 60 } });
    expect((await asPro().nextTimes({})).same_time).toBeNull();
    expect(await asPro().nextTimes({ player_id: people.player.id })).toMatchObject({
      duration: 60,
      same_time: atTen('2031-03-13'),
    });
  });

  test('in their form the players of their last lessons, the latest first', async () => {
    const second = await people.another();
    await lesson('2031-03-01T10:00:00Z');
    await aLesson(home.db, { pro: people.pro, player: second }, { starts_at: new Date('2031-03-05T10:00:00Z') });
    await aLesson(home.db, { pro: people.pro, player: second }, { starts_at: new Date('2031-03-12T10:00:00Z') });
    expect((await asPro().form()).recent).toEqual([second.id, people.player.id]);
  });
});
