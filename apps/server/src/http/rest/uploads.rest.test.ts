import { IMAGE_TEXTS, UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import { appOn, signIn } from '#test/app.ts';
import { aLesson } from '#test/builders.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aFile, multipart } from '#test/forms.ts';
import { aJpeg } from '#test/pictures.ts';
import { testServices } from '#test/services.ts';
import { aVideo } from '#test/videos.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { NO_UPLOAD_LIMITS } from '#adapters/upload-limits.ts';

const MB = 1024 * 1024;
const home = fileDatabase({ max: 4 });
const services = testServices(home, { now: () => new Date() });
let app: FastifyInstance;
beforeAll(async () => {
  app = await appOn(home.db);
});
afterAll(() => app.close());

let people: Coaching;
let record: string;
let bearer: Record<string, string>;
beforeEach(async () => {
  people = await coaching(services);
  const lesson = await aLesson(home.db, people, { starts_at: new Date('2025-03-12T10:00:00Z') });
  record = `/api/lesson/${lesson.id}/record`;
  ({ bearer } = await signIn(home.db, people.pro));
});

/** What follows the end of a picture or a video is no concern of ours. */
const padTo = (content: Buffer, bytes: number) => Buffer.concat([content, Buffer.alloc(bytes - content.length)]);
const picture = async (bytes: number) => aFile(padTo(await aJpeg(), bytes));
const clip = (bytes: number) => aFile(padTo(aVideo(), bytes), 'swing.webm', 'video/webm');
async function send(url: string, fields: Record<string, string | File>, on = app) {
  const { payload, headers } = await multipart(fields);
  const answer = await on.inject({ method: 'POST', url, payload, headers: { ...headers, ...bearer } });
  const { errors } = answer.json<{ errors?: Record<string, string[]> }>();
  return { status: answer.statusCode, errors };
}
const TAKEN = { status: 200, errors: undefined };
const countFiles = () => home.db.files.count({ where: { owner_id: people.pro.id } });

describe('a form with several files', () => {
  test('may weigh more than one picture may: two of them', async () => {
    const pair = {
      'records[0][ref]': 'pair',
      'records[0][type]': 'doubleImage',
      'records[0][images][0]': await picture(6 * MB),
      'records[0][images][1]': await picture(6 * MB),
    };
    expect(await send(record, pair)).toEqual(TAKEN);
  });

  test('may weigh more than one picture may: a video and a picture', async () => {
    const beside = {
      'records[0][ref]': 'clip',
      'records[0][type]': 'video',
      'records[0][video]': clip(12 * MB),
      'records[1][ref]': 'picture',
      'records[1][type]': 'singleImage',
      'records[1][image]': await picture(MB),
    };
    expect(await send(record, beside)).toEqual(TAKEN);
  });

  test('may weigh more than one picture may: as many as a message takes', async () => {
    const pictures: Record<string, File> = {};
    for (let nth = 0; nth < 6; nth += 1) pictures[`images[${nth}]`] = await picture(2 * MB);
    expect(await send('/api/message', { player: people.player.id, msg: 'Six', ...pictures })).toEqual(TAKEN);
  });

  test('is refused with the one of them that weighs too much, and keeps none', async () => {
    const heavy = {
      'records[0][ref]': 'pair',
      'records[0][type]': 'doubleImage',
      'records[0][images][0]': await picture(MB),
      'records[0][images][1]': await picture(10 * MB + 1),
    };
    expect(await send(record, heavy)).toEqual({
      status: 422,
      errors: { 'records[0][images][1]': [IMAGE_TEXTS.heavy] },
    });
    const message = {
      player: people.player.id,
      msg: 'Two',
      'images[0]': await picture(MB),
      'images[1]': await picture(12 * MB),
    };
    expect(await send('/api/message', message)).toEqual({ status: 422, errors: { image: [IMAGE_TEXTS.heavy] } });
    expect(await countFiles()).toBe(0);
  });

  test('holds of the day what it brings, and not as much for each of its files', async () => {
    const clips: Record<string, string | File> = {};
    for (let nth = 0; nth < 5; nth += 1) {
      clips[`records[${nth}][ref]`] = `clip${nth}`;
      clips[`records[${nth}][type]`] = 'video';
      clips[`records[${nth}][video]`] = clip(2 * MB);
    }
    const limitedTo = async (bytesPerDay: number) => {
      const limited = await appOn(home.db, { services: { uploads: { ...NO_UPLOAD_LIMITS, bytesPerDay } } });
      onTestFinished(() => limited.close());
      return limited;
    };
    const full = await send(record, clips, await limitedTo(10 * MB - 1));
    expect([full.status, Object.values(full.errors ?? {})]).toEqual([422, [[UPLOAD_TEXTS.day]]]);
    expect(await countFiles()).toBe(0);
    expect(await send(record, clips, await limitedTo(11 * MB))).toEqual(TAKEN);
  });
});
