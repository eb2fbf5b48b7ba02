import { appOn, signIn } from '#test/app.ts';
import { aLesson, aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aFile, multipart } from '#test/forms.ts';
import { aJpeg } from '#test/pictures.ts';
import { testStorage } from '#test/storage.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

const home = fileDatabase({ max: 2 });
let app: FastifyInstance;
let player: Awaited<ReturnType<typeof signIn>>;
let lesson: { id: string };
let link: string;
let image: string;
beforeAll(async () => {
  app = await appOn(home.db);
  const row = await aPro(home.db);
  const pupil = await aPlayer(home.db, row);
  lesson = await aLesson(home.db, { pro: row, player: pupil }, { starts_at: new Date('2026-03-12T10:00:00Z') });
  const pro = await signIn(home.db, row);
  player = await signIn(home.db, pupil);
  const url = `/api/lesson/${lesson.id}/record`;
  const sent = await multipart({
    'records[0][ref]': 'picture',
    'records[0][type]': 'singleImage',
    'records[0][image]': aFile(await aJpeg(80, 60)),
  });
  await app.inject({ method: 'POST', url, payload: sent.payload, headers: { ...sent.headers, ...pro.bearer } });
  await app.inject({ method: 'POST', url, payload: { records: [] }, headers: pro.bearer });
  const shared = await app.inject({ method: 'POST', url: `/api/lesson/${lesson.id}/share`, headers: player.bearer });
  link = new URL(shared.json<{ url: string }>().url).pathname;
  const record = await app.inject(`/api${link}`);
  image = record.json<{ record: { image_url: string }[] }>().record[0]?.image_url ?? '';
});
afterAll(() => app.close());

test('a file of a shared record comes without a session, for no search engine and no other site', async () => {
  const answer = await app.inject(image);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
  const part = await app.inject({ url: image, headers: { range: 'bytes=8-11' } });
  expect([part.statusCode, part.body]).toEqual([206, 'WEBP']);
  const known = await app.inject({ url: image, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(known.statusCode).toBe(304);
});

test('a HEAD tells of such a file without opening it', async () => {
  const { headers } = await app.inject(image);
  const opened = vi.spyOn(testStorage, 'read');
  onTestFinished(() => opened.mockRestore());
  const head = await app.inject({ method: 'HEAD', url: image });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
  expect(head.headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
  expect(opened).not.toHaveBeenCalled();
});

test('the same file is not there under its own address, nor under another token', async () => {
  const own = image.slice(image.indexOf('/files/'));
  expect((await app.inject(own)).statusCode).toBe(404);
  expect((await app.inject(`/shared/${'a'.repeat(43)}${own}`)).statusCode).toBe(404);
  expect((await app.inject(`/shared/x${own}`)).statusCode).toBe(404);
  expect((await app.inject({ url: own, headers: { cookie: player.browser.cookie } })).statusCode).toBe(200);
});

test('who has a copy asks again, and is refused once the player stops sharing', async () => {
  const etag = String((await app.inject(image)).headers.etag);
  const url = `/api/lesson/${lesson.id}/share`;
  expect((await app.inject({ method: 'DELETE', url, headers: player.bearer })).statusCode).toBe(200);
  expect((await app.inject({ url: image, headers: { 'if-none-match': etag } })).statusCode).toBe(404);
  const answer = await app.inject(`/api${link}`);
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'We could not find that.' }]);
});
