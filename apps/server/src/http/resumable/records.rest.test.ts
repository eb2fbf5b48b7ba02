import type { LessonDetail } from '@fairway/contracts/lessons/records';
import { IMAGE_TEXTS, UPLOAD_TEXTS, VIDEO_TEXTS, VOICE_TEXTS } from '@fairway/contracts/messages/files';
import { appOn, signIn, type SignedIn } from '#test/app.ts';
import { aLesson } from '#test/builders.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aFile, multipart } from '#test/forms.ts';
import { runPendingJobs, testJobs } from '#test/jobs.ts';
import { aJpeg } from '#test/pictures.ts';
import { testServices } from '#test/services.ts';
import { endListening, listenAt, toUploadId, tusSender } from '#test/tus.ts';
import { aVideo } from '#test/videos.ts';
import { aVoice } from '#test/voices.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase({ max: 10 });
const services = testServices(home, { now: () => new Date() });
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = await appOn(home.db);
  origin = await listenAt(app);
});
afterAll(() => endListening(app));

let people: Coaching;
let lesson: string;
let signed: { pro: SignedIn; player: SignedIn; stranger: SignedIn };
beforeEach(async () => {
  await home.db.outbox.deleteMany();
  people = await coaching(services);
  ({ id: lesson } = await aLesson(home.db, people, { starts_at: new Date('2025-03-12T10:00:00Z') }));
  const [pro, player, stranger] = await Promise.all(
    [people.pro, people.player, await people.another()].map((each) => signIn(home.db, each)),
  );
  signed = { pro: pro!, player: player!, stranger: stranger! };
});

/** Sends a whole upload; answers its id. */
async function send(use: string, content: Buffer, who: SignedIn = signed.pro): Promise<string> {
  const answer = await tusSender(origin, who.bearer).begin(content.length, { use }, content);
  expect(answer.status).toBe(201);
  return toUploadId(answer.headers.get('location'));
}
type Answer = LessonDetail & { errors?: Record<string, string[]> };
async function post(path: string, payload: object, who: SignedIn = signed.pro) {
  const answer = await app.inject({ method: 'POST', url: `/api${path}`, headers: who.bearer, payload });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}
const save = (...records: object[]) => post(`/lesson/${lesson}/record`, { records });
const fetchAs = (who: SignedIn, path: string | null | undefined, headers: Record<string, string> = {}) =>
  fetch(new URL(path ?? '/none', origin), { headers: { ...who.bearer, ...headers } });

describe('the id of an upload in parts', () => {
  test('is taken as a picture, two pictures and a video, and as often as it is sent', async () => {
    const [one, two, three] = [await aJpeg(40), await aJpeg(41), await aJpeg(42)];
    const image = await send('record_image', one);
    const images = [await send('record_image', two), await send('record_image', three)];
    const video = await send('record_video', aVideo());
    const parts = [
      { ref: 'a', type: 'singleImage', image },
      { ref: 'b', type: 'doubleImage', images },
      { ref: 'c', type: 'video', video },
    ];
    const { status, body } = await save(...parts);
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    const [a, b, c] = body.record;
    expect(a?.image_url).toMatch(/^\/files\/images\/[0-9a-f]{48}\/1024\.webp$/);
    expect(b?.images).toHaveLength(2);
    expect(c?.video_url).toMatch(/^\/files\/videos\/[0-9a-f]{48}\/original\.webm$/);
    const again = await save(...parts.map((part) => ({ ...part, revision: 1 })));
    expect(again.body.record).toEqual(body.record);
    expect((await fetchAs(signed.player, c?.video_url)).status).toBe(200);
    expect((await fetchAs(signed.stranger, c?.video_url)).status).toBe(404);
    const used = await tusSender(origin, signed.pro.bearer).end(`/api/uploads/${video}`);
    expect([used.status, await used.json()]).toEqual([409, { message: UPLOAD_TEXTS.inUse }]);
  });

  test('is refused under its field while it is under way', async () => {
    const content = aVideo();
    const begun = await tusSender(origin, signed.pro.bearer).begin(content.length, { use: 'record_video' });
    const video = toUploadId(begun.headers.get('location'));
    const { status, body } = await save({ ref: 'a', type: 'text' }, { ref: 'c', type: 'video', video });
    expect([status, body.errors]).toEqual([422, { 'records.1.video': [UPLOAD_TEXTS.underWay] }]);
    expect(await home.db.lesson_sections.count({ where: { lesson_id: lesson } })).toBe(0);
    const other = toUploadId(begun.headers.get('location')).replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect((await save({ ref: 'c', type: 'video', video: other })).body.errors).toEqual({
      'records.0.video': [VIDEO_TEXTS.none],
    });
  });

  test('of somebody else, or of another kind, is none', async () => {
    const theirs = await send('record_image', await aJpeg(), signed.player);
    const foreign = await save({ ref: 'a', type: 'singleImage', image: theirs });
    expect([foreign.status, foreign.body.errors]).toEqual([422, { 'records.0.image': [IMAGE_TEXTS.none] }]);
    const image = await send('record_image', await aJpeg());
    const wrong = await save({ ref: 'c', type: 'video', video: image });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { 'records.0.video': [VIDEO_TEXTS.none] }]);
  });

  test('stands for the videos of a video lesson, beside an address', async () => {
    await home.db.settings.update({
      where: { user_id: people.pro.id },
      data: { video_lessons_enabled: true, video_lessons_price: 2500 },
    });
    const form = await multipart({ file: aFile(aVideo('side'), 'side.webm', 'video/webm') });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: { ...signed.pro.bearer, ...form.headers },
      payload: form.payload,
    });
    const { path } = answer.json<{ path: string }>();
    const video1 = await send('record_video', aVideo());
    const booking = { player_id: people.player.id, video1, video2: path };
    const booked = await post('/videobooking', booking);
    expect(booked.status, JSON.stringify(booked.body)).toBe(200);
    const begun = await tusSender(origin, signed.pro.bearer).begin(9, { use: 'record_video' });
    const late = { ...booking, video1: toUploadId(begun.headers.get('location')) };
    const refused = await post('/videobooking', late);
    expect([refused.status, refused.body.errors]).toEqual([422, { video1: [UPLOAD_TEXTS.underWay] }]);
  });
});

describe('what is said to a part', () => {
  const said = () => home.db.files.count({ where: { owner_id: people.pro.id, key: { startsWith: 'voices/' } } });

  test('is kept with it, heard by both sides with ranges, and goes when it is taken away', async () => {
    const voice = await send('record_voice', aVoice());
    const { body } = await save({ ref: 'a', type: 'text', content: 'Listen', voice });
    const voice_url = body.record[0]?.voice_url;
    expect(voice_url).toMatch(/^\/files\/voices\/[0-9a-f]{48}\/original\.wav$/);
    const heard = await fetchAs(signed.player, voice_url, { range: 'bytes=0-3' });
    expect([heard.status, heard.headers.get('content-type'), await heard.text()]).toEqual([206, 'audio/wav', 'RIFF']);
    expect((await fetchAs(signed.stranger, voice_url)).status).toBe(404);
    const kept = await save(
      { ref: 'a', type: 'text', content: 'Listen again' },
      { ref: 'b', type: 'chart', voice: null },
    );
    expect(kept.body.record[0]).toMatchObject({ voice_url, revision: 2 });
    const same = await save({ ref: 'a', type: 'text', content: 'Listen again', voice: voice_url, revision: 2 });
    expect(same.body.record[0]).toMatchObject({ voice_url, revision: 2 });
    const gone = await save({ ref: 'a', type: 'text', content: 'Listen again', voice: '' });
    expect(gone.body.record[0]).toMatchObject({ voice_url: null, revision: 3 });
    expect(await said()).toBe(0);
    await runPendingJobs({ ...testJobs(home.db, new Date()), storage: services.storage });
    expect(await services.storage.readSize(voice_url?.replace('/files/', '') ?? 'none')).toBeNull();
  });

  test('is replaced by what is said next, and goes with its part', async () => {
    await save({ ref: 'a', type: 'text', voice: await send('record_voice', aVoice()) });
    await save({ ref: 'a', type: 'text', voice: await send('record_voice', aVoice(900)) });
    expect(await said()).toBe(1);
    await app.inject({ method: 'DELETE', url: `/api/lesson/${lesson}/record/a/delete`, headers: signed.pro.bearer });
    expect(await said()).toBe(0);
  });

  test('comes with a form, too, told by its field', async () => {
    const form = await multipart({
      'records[0][ref]': 'a',
      'records[0][type]': 'text',
      'records[0][voice]': aFile(aVideo(), 'said.webm', 'audio/webm'),
    });
    const send = (payload: Buffer) =>
      app.inject({
        method: 'POST',
        url: `/api/lesson/${lesson}/record`,
        headers: { ...signed.pro.bearer, ...form.headers },
        payload,
      });
    const { record } = (await send(form.payload)).json<Answer>();
    expect(record[0]?.voice_url).toMatch(/^\/files\/voices\/[0-9a-f]{48}\/original\.webm$/);
    const heard = await fetchAs(signed.player, record[0]?.voice_url);
    expect(heard.headers.get('content-type')).toBe('audio/webm');
    const page = Buffer.from(form.payload.toString('latin1').replace(aVideo().toString('latin1'), '<html>'), 'latin1');
    const refused = (await send(page)).json<Answer>();
    expect(refused.errors).toEqual({ 'records[0][voice]': [VOICE_TEXTS.kind] });
    expect(await said()).toBe(1);
  });
});
