import { HISTORY_PAGE } from '@fairway/contracts/constants';
import { DAY_MS } from '@fairway/time/units';
import { aLesson } from '#test/builders.ts';
import { aRequest, catchRefusal, createCalls, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { receivedFile } from '#test/pictures.ts';
import { testServices } from '#test/services.ts';
import { aVideo } from '#test/videos.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { uploadFile } from '#domains/files/uploads/service.ts';

const NOW = '2031-03-12T12:00:00Z';
const home = fileDatabase();
const services = testServices(home, startClock(NOW));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});

const calls = (as: Actor) => createCalls(services, as, aRequest()).lessons;
const listRefs = async (as: Actor) => (await calls(as).clips({ id: people.player.id })).clips.map(({ ref }) => ref);

/** A lesson some days ago whose record has a video. */
async function recorded(ref: string, days: number, { publish = true } = {}): Promise<string> {
  const { id: lesson } = await aLesson(home.db, people, { starts_at: new Date(Date.parse(NOW) - days * DAY_MS) });
  const { path } = await uploadFile(people.pro, [receivedFile(aVideo())], services);
  const records = [
    { ref: `${ref}-text`, type: 'text' as const, content: 'Grip' },
    { ref, type: 'video' as const, video: path, content: 'From the front' },
  ];
  await calls(people.pro).saveRecord({ lesson, title: `Lesson ${ref}`, records });
  if (publish) await calls(people.pro).saveRecord({ lesson, records: [] });
  return lesson;
}

test('a player’s videos come from all their records, the newest lesson first', async () => {
  const lesson = await recorded('old', 9);
  await recorded('new', 2);
  expect(await listRefs(people.player)).toEqual(['new', 'old']);
  const page = await calls(people.pro).clips({ id: people.player.id });
  expect(page.player).toMatchObject({ id: people.player.id });
  expect(page.clips[1]).toMatchObject({
    ref: 'old',
    lesson_id: lesson,
    title: 'Lesson old',
    date: '2031-03-03',
    content: 'From the front',
    overlay: null,
  });
  expect(page.clips[1]?.video_url).toMatch(/^\/files\/videos\//);
});

test('a player sees nothing of a record that is not published yet, its coach all of it', async () => {
  await recorded('draft', 3, { publish: false });
  expect(await listRefs(people.player)).toEqual([]);
  expect(await listRefs(people.pro)).toEqual(['draft']);
});

test('the videos of somebody else’s player are not found', async () => {
  await recorded('mine', 3);
  const others = await coaching(services);
  for (const stranger of [others.pro, others.player, await people.another()])
    expect(await catchRefusal(calls(stranger).clips({ id: people.player.id }))).toEqual(NOT_FOUND);
});

test('a page ends where the next begins, two videos of one lesson included', async () => {
  const { id: lesson } = await aLesson(home.db, people, { starts_at: new Date(Date.parse(NOW) - DAY_MS) });
  const files = await home.db.files.createManyAndReturn({
    data: Array.from({ length: HISTORY_PAGE + 2 }, (_, nth) => ({
      owner_id: people.pro.id,
      key: `videos/${people.pro.id.replaceAll('-', '')}${String(nth).padStart(16, '0')}`,
      content_type: 'video/mp4',
      bytes: 1,
    })),
  });
  await home.db.lesson_sections.createMany({
    data: files.map(({ id }, nth) => ({
      lesson_id: lesson,
      ref: `clip${nth}`,
      type: 'video',
      position: nth,
      file_id: id,
    })),
  });
  const first = await calls(people.pro).clips({ id: people.player.id });
  expect(first.clips).toHaveLength(HISTORY_PAGE);
  const second = await calls(people.pro).clips({ id: people.player.id, cursor: first.next_cursor });
  expect(second.next_cursor).toBeNull();
  const refs = [...first.clips, ...second.clips].map(({ ref }) => ref);
  expect(new Set(refs).size).toBe(HISTORY_PAGE + 2);
});
