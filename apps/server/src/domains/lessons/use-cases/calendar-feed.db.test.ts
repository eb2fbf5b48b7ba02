import { aLesson, anAdmin, aPlayer, aPro, type TestLesson, type TestUser } from '@fairway/testing/builders';
import { fileDatabase } from '@fairway/testing/file-database';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { calendarFeed } from './calendar-feed.ts';

const DAY = 86_400_000;
const NOW = new Date('2030-03-20T12:00:00Z');
const after = (days: number) => new Date(NOW.getTime() + days * DAY);

const home = fileDatabase();
let pro: TestUser;
let player: TestUser;

beforeAll(async () => {
  pro = await aPro(home.db, { first_name: 'alex', last_name: 'Taylor' });
  player = await aPlayer(home.db, pro);
});

const read = async (user: TestUser, now = NOW) => {
  const feed = await calendarFeed(user.calendar_token, { db: home.db, now: () => now });
  if (!feed) throw new Error('There is no such feed');
  const calendar = new ICAL.Component(ICAL.parse(feed.body) as unknown[]);
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
    const changed = { starts_at: after(4), ends_at: new Date(after(4).getTime() + 3_600_000), updated_at: after(-1) };
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

test('nobody has an unknown token, nor one of a person who left', async () => {
  const gone = await aPro(home.db, { deleted_at: NOW });
  expect(await calendarFeed('unknown', { db: home.db, now: () => NOW })).toBeNull();
  expect(await calendarFeed(gone.calendar_token, { db: home.db, now: () => NOW })).toBeNull();
});
