import { beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { LessonDetail } from '@fairway/contracts/lessons/records';
import { appOn, signIn } from '#test/app.ts';
import { aLesson } from '#test/builders.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aFile, A_GIF, multipart } from '#test/forms.ts';
import { aJpeg } from '#test/pictures.ts';
import { aVideo } from '#test/videos.ts';

const NOW = '2031-03-12T12:00:00.000Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let app: FastifyInstance;
let people: Coaching;
let lesson: string;
let bearer: Record<string, string>;
beforeEach(async () => {
  app = await appOn(home.db, { services: { now: clock.now } });
  people = await coaching(services);
  ({ id: lesson } = await aLesson(home.db, people, { starts_at: new Date('2031-03-12T10:00:00Z') }));
  ({ bearer } = await signIn(home.db, people.pro));
  return () => app.close();
});

/** Sends a record's form as the wrapper does. */
async function send(fields: Record<string, string | File>) {
  const form = await multipart(fields);
  const answer = await app.inject({
    method: 'POST',
    url: `/api/lesson/${lesson}/record`,
    headers: { ...bearer, ...form.headers },
    payload: form.payload,
  });
  return { status: answer.statusCode, body: answer.json<LessonDetail & { errors?: Record<string, string[]> }>() };
}

const countFiles = () => home.db.files.count({ where: { owner_id: people.pro.id } });

test('a form brings a record with its pictures and its video, in order', async () => {
  const jpeg = async (width: number) => aFile(await aJpeg(width), 'swing.jpg');
  const { status, body } = await send({
    title: 'Shorter backswing',
    'records[0][ref]': '170000000012345',
    'records[0][type]': 'text',
    'records[0][content]': 'Stop at nine o’clock.\r\nThen turn.',
    'records[1][ref]': '170000000112345',
    'records[1][type]': 'chart',
    'records[1][chart][0][horizon]': '-6',
    'records[1][chart][0][vertically]': '8',
    'records[1][chart][0][type]': '2',
    'records[2][ref]': '170000000212345',
    'records[2][type]': 'putting_chart',
    'records[2][metric]': 'true',
    'records[3][ref]': '170000000312345',
    'records[3][type]': 'singleImage',
    'records[3][image]': await jpeg(50),
    'records[4][ref]': '170000000412345',
    'records[4][type]': 'doubleImage',
    'records[4][images][0]': await jpeg(51),
    'records[4][images][1]': await jpeg(52),
    'records[5][ref]': '170000000512345',
    'records[5][type]': 'video',
    'records[5][video]': aFile(aVideo(), 'swing.mp4', 'video/mp4'),
  });
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  expect(body.title).toBe('Shorter backswing');
  expect(body.record.map(({ type }) => type)).toEqual([
    'text',
    'chart',
    'putting_chart',
    'singleImage',
    'doubleImage',
    'video',
  ]);
  const [text, chart, putting, image, pair, video] = body.record;
  expect(text?.content).toBe('Stop at nine o’clock.\nThen turn.');
  expect(chart?.chart).toEqual([{ horizon: -6, vertically: 8, type: 2 }]);
  expect(putting).toMatchObject({ chart: null, metric: true });
  for (const path of [image?.image_url, ...(pair?.image_urls ?? []), video?.video_url]) {
    const file = await app.inject({ url: path ?? '', headers: bearer });
    expect({ path, status: file.statusCode }).toEqual({ path, status: 200 });
  }
});

test('a form without parts publishes', async () => {
  await send({ 'records[0][ref]': 'a', 'records[0][type]': 'text', 'records[0][content]': 'Grip' });
  expect((await send({ title: 'Grip', records: '' })).body).toMatchObject({ published_at: NOW, title: 'Grip' });
});

test('of a form that is refused no file stays', async () => {
  const picture = aFile(A_GIF, 'a.gif', 'image/gif');
  const refusals = [
    await send({ 'records[0][ref]': 'a', 'records[0][type]': 'text', 'records[0][image]': picture }),
    await send({ 'records[0][ref]': 'a', 'records[0][type]': 'doubleImage', 'records[0][images][0]': picture }),
    await send({ 'records[0][ref]': 'a', 'records[0][type]': 'singleImage', 'records[0][image]': aFile('no picture') }),
    await send({ 'records[0][ref]': 'a', 'records[0][type]': 'video', 'records[0][video]': picture }),
  ];
  expect(refusals.map(({ status, body }) => [status, Object.keys(body.errors ?? {})])).toEqual([
    [422, ['records[0][image]']],
    [422, ['records.0.images']],
    [422, ['records[0][image]']],
    [422, ['records.0.video']],
  ]);
  expect(await countFiles()).toBe(0);
  expect(await home.db.lesson_sections.count({ where: { lesson_id: lesson } })).toBe(0);
});

test.each([
  ['horizon', '7'],
  ['vertically', '-9'],
  ['horizon', '1.5'],
  ['type', '0'],
  ['type', ''],
])('a shot with %s %s lies outside the chart', async (name, value) => {
  const point = { horizon: '0', vertically: '0', type: '1', [name]: value };
  const { status, body } = await send({
    'records[0][ref]': 'a',
    'records[0][type]': 'chart',
    ...Object.fromEntries(Object.entries(point).map(([key, each]) => [`records[0][chart][0][${key}]`, each])),
  });
  expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({
    status: 422,
    fields: [`records.0.chart.0.${name}`],
  });
});

test('a conflict is a 409 with what stands there, for either way of calling', async () => {
  const write = (content: string, revision: number) =>
    app.inject({
      method: 'POST',
      url: `/api/lesson/${lesson}/record`,
      headers: bearer,
      payload: { records: [{ ref: 'a', type: 'text', content, revision }] },
    });
  expect((await write('First', 0)).statusCode).toBe(200);
  const refused = await write('Second', 0);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    message: 'This record has been changed on another device. Please choose which version to keep.',
    conflicts: [{ ref: 'a', revision: 1, section: { content: 'First', revision: 1 } }],
  });
});

test('a part is removed and a comment made and taken back at their documented addresses', async () => {
  const call = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/lesson/${lesson}${path}`, headers: bearer, ...(payload && { payload }) });
  await send({ 'records[0][ref]': '1700:1', 'records[0][type]': 'text' });
  expect((await call('DELETE', `/record/${encodeURIComponent('1700:1')}/delete`)).json()).toMatchObject({ record: [] });
  const said = await call('POST', '/comment', { content: 'Well played' });
  expect(said.json()).toMatchObject({ content: 'Well played', author: { id: people.pro.id } });
  expect((await call('DELETE', `/comment/${said.json<{ id: string }>().id}`)).json()).toEqual({ ok: true });
  const detail = await app.inject({ url: `/api/lesson/${lesson}`, headers: bearer });
  expect(detail.json()).toMatchObject({ comments: [], record: [] });
});

test.each([
  ['records', 'no list'],
  ['records', [1, 'two', null]],
  ['records', [{ ref: '../../etc/passwd', type: 'text' }]],
  ['records', [{ ref: 'a', type: 'text', content: 'x'.repeat(20_001) }]],
  ['records', [{ ref: 'a', type: 'text', content: 'nul\0' }]],
  ['records', [{ ref: 'a', type: 'spell' }]],
  ['records', [{ ref: 'a', type: 'text', chart: [{ horizon: 0, vertically: 0, type: 1 }] }]],
  [
    'records',
    [{ ref: 'a', type: 'chart', chart: Array.from({ length: 11 }, () => ({ horizon: 0, vertically: 0, type: 1 })) }],
  ],
  [
    'records',
    [
      { ref: 'a', type: 'text' },
      { ref: 'a', type: 'text' },
    ],
  ],
  ['records', [{ ref: 'a', type: 'text', position: -1 }]],
  ['records', [{ ref: 'a', type: 'text', revision: 'one' }]],
  ['records', [{ ref: 'a', type: 'singleImage', image: 'https://elsewhere.example/a.png' }]],
  ['title', 'x'.repeat(256)],
])('bad %s is a clear refusal: %j', async (name, value) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/lesson/${lesson}/record`,
    headers: bearer,
    payload: { [name]: value },
  });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<{ errors: object }>().errors)[0]).toMatch(new RegExp(`^${name}`));
  expect(await home.db.lesson_sections.count({ where: { lesson_id: lesson } })).toBe(0);
});
