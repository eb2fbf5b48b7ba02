import { aLesson, aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOn } from '#test/app.ts';

const home = fileDatabase({ max: 2 });
let app: FastifyInstance;
let url: string;
let lesson: { id: string };
beforeAll(async () => {
  app = await appOn(home.db);
  const pro = await aPro(home.db);
  const player = await aPlayer(home.db, pro);
  lesson = await aLesson(home.db, { pro, player });
  url = `/calendar/${player.calendar_token}.ics`;
});
afterAll(async () => {
  await app.close();
});

test('the feed is a calendar that is asked for again each time', async () => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(answer.body).toContain('BEGIN:VEVENT');
});

test('who has it already gets a 304, until a lesson changes', async () => {
  const first = await app.inject(url);
  const tag = String(first.headers.etag);
  const date = String(first.headers['last-modified']);
  const ask = async (headers: Record<string, string>) => (await app.inject({ url, headers })).statusCode;
  expect(await ask({ 'if-none-match': tag })).toBe(304);
  expect(await ask({ 'if-none-match': `"other", W/${tag}` })).toBe(304);
  expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': date })).toBe(200);
  expect(await ask({ 'if-modified-since': date })).toBe(304);
  expect(await ask({ 'if-modified-since': 'yesterday' })).toBe(200);

  await home.db.lessons.update({
    where: { id: lesson.id },
    data: { note: 'Bring the driver', sequence: { increment: 1 }, updated_at: new Date(Date.now() + 2_000) },
  });
  expect(await ask({ 'if-none-match': tag })).toBe(200);
  expect(await ask({ 'if-modified-since': date })).toBe(200);
});

test('a token nobody has, or that is none, is a 404', async () => {
  for (const file of [
    'aaaaaaaaaaaaaaaa.ics',
    'x.ics',
    url.replace('.ics', '.txt').slice(10),
    `${'a'.repeat(150)}.ics`,
    "'.ics",
  ]) {
    const answer = await app.inject(`/calendar/${file}`);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'We could not find that.' }]);
  }
});
