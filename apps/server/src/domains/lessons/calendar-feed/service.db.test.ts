import { DAY_MS, HOUR_MS } from '@fairway/time/units';
import { aLesson, anAdmin, aPlayer, aPro, type TestLesson, type TestUser } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { findFeedVersion, writeCalendarFeed } from './service.ts';

const NOW = new Date('2030-03-20T12:00:00Z');
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const home = fileDatabase();
let pro: TestUser;
let player: TestUser;

beforeAll(async () => {
  pro = await aPro(home.db, { first_name: 'alex', last_name: 'Taylor' });
  player = await aPlayer(home.db, pro);
});

const read = async (user: TestUser, now = NOW) => {
  const services = { db: home.db, now: () => now };
  const [version, body] = [
    await findFeedVersion(user.calendar_token, services),
    await writeCalendarFeed(user.calendar_token, services),
  ];
  if (!version || body === null) throw new Error('There is no such feed');
  const feed = { ...version, body };
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { feed, calendar, events };
};
/** The entry of a lesson in somebody's feed, as a calendar program understands it. */
const entry = async (user: TestUser, lesson: TestLesson, now = NOW) => {
  const { events } = await read(user, now);
  return events.find(({ uid }) => uid === `${lesson.id}@fairway`);
};
const instants = (event: ICAL.Event | undefined) => [event?.startDate.toJSDate(), event?.endDate.toJSDate()];

describe('opened by a calendar program', () => {
  test('a lesson stands at its instants, with the other one by initial and last name', async () => {
    const lesson = await aLesson(
      home.db,
      { pro, player },
      { starts_at: after(1), venue: 'Linden Park; East, Range', note: 'Bring\nwedges' },
    );
    const [theirs, mine] = [await entry(player, lesson), await entry(pro, lesson)];
    expect(instants(theirs)).toEqual([lesson.starts_at, lesson.ends_at]);
    expect(instants(mine)).toEqual([lesson.starts_at, lesson.ends_at]);
    expect(theirs?.summary).toBe('Lesson with A. Taylor');
    expect(mine?.summary).toBe('Lesson with J. Whitlock');
    expect(mine?.location).toBe('Linden Park; East, Range');
    expect(mine?.description).toBe('Bring\nwedges');
  });

  test("a guest's lesson is in the pro's feed under the guest's name", async () => {
    const lesson = await aLesson(home.db, { pro }, { starts_at: after(2), guest_name: 'Linden & Co' });
    expect((await entry(pro, lesson))?.summary).toBe('Lesson with Linden & Co');
    expect(await entry(player, lesson)).toBeUndefined();
  });

  // Clocks go forward on 31 March and back on 27 October 2030 in London: 10:00 there is 10:00, then 9:00, then 10:00 in UTC.
  test.each([
    ['2030-03-30T10:00:00Z', '10:00'],
    ['2030-03-31T09:00:00Z', '10:00'],
    ['2030-10-26T09:00:00Z', '10:00'],
    ['2030-10-27T10:00:00Z', '10:00'],
    ['2030-10-27T00:30:00Z', '01:30'],
    ['2030-10-27T01:30:00Z', '01:30'],
  ])('a lesson at %s is at %s in London, whatever the clocks do', async (starts_at, shown) => {
    const lesson = await aLesson(home.db, { pro, player }, { starts_at: new Date(starts_at) });
    const event = await entry(pro, lesson);
    expect(instants(event)).toEqual([lesson.starts_at, lesson.ends_at]);
    expect(event?.startDate.zone.tzid).toBe('UTC');
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });
    expect(clock.format(event?.startDate.toJSDate())).toBe(shown);
  });

  test('a change keeps the id, raises SEQUENCE and moves LAST-MODIFIED', async () => {
    const lesson = await aLesson(home.db, { pro, player }, { starts_at: after(3), updated_at: after(-2) });
    const before = await entry(player, lesson);
    const changed = { starts_at: after(4), ends_at: new Date(after(4).getTime() + HOUR_MS), updated_at: after(-1) };
    await home.db.lessons.update({ where: { id: lesson.id }, data: { ...changed, sequence: { increment: 1 } } });
    const now = await entry(player, lesson);
    expect(now?.sequence).toBe((before?.sequence ?? 0) + 1);
    expect(instants(now)[0]).toEqual(changed.starts_at);
    expect(now?.component.getFirstPropertyValue('last-modified')?.toString()).toBe('2030-03-19T12:00:00Z');
  });

  test('a cancelled lesson is shown as cancelled for fourteen days, and then no more', async () => {
    const lesson = await aLesson(home.db, { pro, player }, { starts_at: after(30), cancelled_at: NOW });
    const event = await entry(player, lesson, after(13.9));
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event?.summary).toBe('Cancelled: lesson with A. Taylor');
    expect(await entry(player, lesson, after(14))).toBeUndefined();
  });

  test('a live lesson is confirmed, from ninety days back to years ahead', async () => {
    const old = await aLesson(home.db, { pro, player }, { starts_at: after(-90) });
    const older = await aLesson(home.db, { pro, player }, { starts_at: after(-91) });
    const far = await aLesson(home.db, { pro, player }, { starts_at: after(700) });
    expect((await entry(pro, old))?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(await entry(pro, older)).toBeUndefined();
    expect(await entry(pro, far)).toBeDefined();
  });
});

test("nobody sees another pro's lessons, and everybody has a feed", async () => {
  const other = await aPro(home.db);
  const admin = await anAdmin(home.db);
  expect((await read(other)).events).toEqual([]);
  const { calendar, feed } = await read(admin);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Golf lessons');
  expect(feed.last_modified).toEqual(admin.created_at);
});

test('the same lessons make the same text and tag, a change makes another', async () => {
  const coach = await aPro(home.db);
  const lesson = await aLesson(home.db, { pro: coach }, { starts_at: after(5), updated_at: after(-3) });
  const first = await read(coach);
  expect((await read(coach, after(1))).feed.etag).toBe(first.feed.etag);
  await home.db.lessons.update({
    where: { id: lesson.id },
    data: { note: 'Now with a note', updated_at: after(365_000) },
  });
  const second = await read(coach);
  expect(second.feed.etag).not.toBe(first.feed.etag);
  expect(second.feed.last_modified).toEqual(after(365_000));
});

describe('the tag changes with the text', () => {
  /** Text and tag of the pro's feed before and after something was done. */
  const around = async (user: TestUser, act: () => Promise<unknown>, later = NOW) => {
    const before = await read(user);
    await act();
    const { feed } = await read(user, later);
    return { text: feed.body !== before.feed.body, tag: feed.etag !== before.feed.etag };
  };
  const both = { text: true, tag: true };

  test('when a lesson is added, taken out, grows too old or is cancelled long enough', async () => {
    const coach = await aPro(home.db);
    const add = (fields: object) => aLesson(home.db, { pro: coach }, { updated_at: after(-100), ...fields });
    await add({ starts_at: after(6) });
    expect(await around(coach, () => add({ starts_at: after(7) }))).toEqual(both);
    const { id } = await add({ starts_at: after(8) });
    expect(await around(coach, () => home.db.lessons.delete({ where: { id } }))).toEqual(both);
    await add({ starts_at: after(-89.5) });
    expect(await around(coach, () => Promise.resolve(), after(1))).toEqual(both);
    await add({ starts_at: after(9), cancelled_at: after(-13.5), updated_at: after(-13.5) });
    expect(await around(coach, () => Promise.resolve(), after(1))).toEqual(both);
  });

  test('when a lesson is changed by a process whose clock is behind', async () => {
    const coach = await aPro(home.db);
    const [first] = [
      await aLesson(home.db, { pro: coach }, { starts_at: after(6), updated_at: after(-2) }),
      await aLesson(home.db, { pro: coach }, { starts_at: after(7), updated_at: NOW }),
    ];
    const change = { note: 'Bring wedges', sequence: { increment: 1 }, updated_at: after(-1) };
    const act = () => home.db.lessons.update({ where: { id: first.id }, data: change });
    expect(await around(coach, act)).toEqual(both);
  });

  test('when somebody in it takes another name, or its reader another zone', async () => {
    const coach = await aPro(home.db);
    const pupil = await aPlayer(home.db, coach);
    await aLesson(home.db, { pro: coach, player: pupil }, { starts_at: after(6) });
    const rename = () => home.db.users.update({ where: { id: pupil.id }, data: { last_name: 'Fairbairn' } });
    expect(await around(coach, rename)).toEqual(both);
    const move = () => home.db.users.update({ where: { id: coach.id }, data: { timezone: 'Asia/Tokyo' } });
    expect(await around(coach, move)).toEqual(both);
  });

  test('and not with what nobody sees in it', async () => {
    const coach = await aPro(home.db);
    const quiet = await aPlayer(home.db, coach);
    await aLesson(home.db, { pro: coach }, { starts_at: after(6) });
    const rename = () => home.db.users.update({ where: { id: quiet.id }, data: { last_name: 'Fairbairn' } });
    expect(await around(coach, rename)).toEqual({ text: false, tag: false });
  });
});

test('nobody has an unknown token, nor one of a person who left', async () => {
  const gone = await aPro(home.db, { deleted_at: NOW });
  for (const token of ['unknown', gone.calendar_token]) {
    expect(await findFeedVersion(token, { db: home.db, now: () => NOW })).toBeNull();
    expect(await writeCalendarFeed(token, { db: home.db, now: () => NOW })).toBeNull();
  }
});
