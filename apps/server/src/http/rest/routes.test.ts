import superjson from 'superjson';
import { anyFiles } from '#test/forms.ts';
import { readFileSync, existsSync } from 'node:fs';
import { connectDb } from '@fairway/db/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { outputSchema, publicProcedure, router, type RestMeta } from '#app/procedures.ts';
import { appOn } from '#test/app.ts';
import { openApi } from './openapi.ts';
import { restTable } from './table.ts';

/** Open calls: none of them asks the database anything. */
const at = (method: RestMeta['method'], path: RestMeta['path'], more: Partial<RestMeta> = {}) => ({
  rest: { method, path, summary: 'A call', tag: 'Test', open: true as const, ...more },
});
const echo = z.looseObject({});
const flag = z.union([z.boolean(), z.stringbool()]);
let file = '';

const calls = router({
  echo: publicProcedure
    .meta(at('GET', '/echo'))
    .input(echo)
    .query(({ input }) => input),
  send: publicProcedure
    .meta(at('POST', '/echo'))
    .input(echo)
    .mutation(({ input }) => input),
  bodyless: publicProcedure
    .meta(at('POST', '/star/{id}'))
    .input(z.object({ id: z.string() }))
    .mutation(({ input }) => input.id),
  nothing: publicProcedure.meta(at('GET', '/nothing')).query(() => null),
  silent: publicProcedure.meta(at('POST', '/silent')).mutation(() => undefined),
  count: publicProcedure
    .meta(at('GET', '/count'))
    .input(z.object({ n: z.number() }))
    .output(outputSchema(z.number()))
    .query(({ input }) => input.n),
  coerced: publicProcedure
    .meta(at('GET', '/coerced'))
    .input(z.object({ n: z.coerce.number(), flag: flag.optional(), tags: z.array(z.string()).optional() }))
    .query(({ input }) => input),
  change: publicProcedure
    .meta(at('POST', '/offer/{id}'))
    .input(echo)
    .mutation(({ input }) => ({ did: 'post', ...input })),
  put: publicProcedure
    .meta(at('PUT', '/offer/{id}'))
    .input(echo)
    .mutation(({ input }) => ({ did: 'put', ...input })),
  remove: publicProcedure
    .meta(at('DELETE', '/offer/{id}'))
    .input(echo)
    .mutation(({ input }) => ({ did: 'delete', ...input })),
  onlyPut: publicProcedure
    .meta(at('PUT', '/club/{id}'))
    .input(echo)
    .mutation(({ input }) => ({ did: 'put', ...input })),
  upload: publicProcedure
    .meta(at('POST', '/upload', { files: anyFiles() }))
    .input(z.object({ title: z.string(), records: z.array(z.object({ ref: z.string() })).optional() }))
    .mutation(({ ctx, input }) => {
      const [first] = ctx.request.files ?? [];
      file = first?.path ?? '';
      return {
        ...input,
        files: ctx.request.files?.map(({ field, filename, size }) => ({ field, filename, size })),
        text: readFileSync(file, 'utf8'),
      };
    }),
  strict: publicProcedure
    .meta(at('POST', '/strict/'))
    .input(z.strictObject({ email: z.email('Please enter an address.'), age: z.number() }))
    .mutation(() => 1),
});

let app: FastifyInstance;
const db = connectDb({ url: 'postgresql://nobody@127.0.0.1:1/none', max: 1 });
beforeAll(async () => {
  app = await appOn(db, { router: calls });
});
afterAll(async () => {
  await app.close();
  await db.$disconnect();
});

const form = (...fields: [name: string, value: string | File][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return new Response(data);
};
const postForm = async (url: string, ...fields: [name: string, value: string | File][]) => {
  const body = form(...fields);
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
};

test('JSON, urlencoded and multipart say the same', async () => {
  const expected = { title: 'Putting', records: [{ ref: 'r1' }, { ref: 'r2' }] };
  const json = await app.inject({ method: 'POST', url: '/api/echo', payload: expected });
  const text = 'title=Putting&records[0][ref]=r1&records[1][ref]=r2';
  const urlencoded = await app.inject({
    method: 'POST',
    url: '/api/echo',
    payload: text,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const multipart = await postForm(
    '/api/echo',
    ['title', 'Putting'],
    ['records[0][ref]', 'r1'],
    ['records[1][ref]', 'r2'],
  );
  for (const answer of [json, urlencoded, multipart]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(expected);
  }
});

test('the path wins over the body, the body over the query', async () => {
  const answer = await app.inject({ method: 'PUT', url: '/api/offer/7?id=q&a=q&b=q', payload: { id: 'b', a: 'b' } });
  expect(answer.json()).toEqual({ did: 'put', id: '7', a: 'b', b: 'q' });
});

test.each([
  ['no body at all', {}],
  ['an empty body called JSON', { headers: { 'content-type': 'application/json' }, payload: '' }],
  ['an empty form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' }],
])('a POST with %s works', async (_name, sent) => {
  const answer = await app.inject({ method: 'POST', url: '/api/star/7', ...sent });
  expect([answer.statusCode, answer.json()]).toEqual([200, '7']);
});

test('a trailing slash makes no difference, whichever way the address is written', async () => {
  expect((await app.inject('/api/nothing/')).statusCode).toBe(200);
  const answers = await Promise.all(
    ['/api/strict', '/api/strict/'].map((url) =>
      app.inject({ method: 'POST', url, payload: { email: 'a@b.example', age: 1 } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('nothing is answered as null', async () => {
  expect((await app.inject('/api/nothing')).body).toBe('null');
  expect((await app.inject({ method: 'POST', url: '/api/silent' })).body).toBe('null');
});

test('a query is text: coerced where the schema does, refused where it does not', async () => {
  expect((await app.inject('/api/coerced?n=5&flag=0&tags=a')).json()).toEqual({ n: 5, flag: false, tags: ['a'] });
  expect((await app.inject('/api/coerced?n=5&tags=a&tags=b')).json()).toEqual({ n: 5, tags: ['a', 'b'] });
  expect((await app.inject('/api/count?n=5')).statusCode).toBe(422);
});

test('REST leaves the schemas alone: over tRPC a number stays a number', async () => {
  await app.inject('/api/count?n=5');
  const ask = (n: unknown) => app.inject(`/trpc/count?input=${encodeURIComponent(superjson.stringify({ n }))}`);
  expect((await ask('5')).statusCode).toBe(422);
  expect((await ask(5)).json()).toMatchObject({ result: { data: { json: 5 } } });
});

test('a form reaches PUT and DELETE by _method, and the procedure does not see it', async () => {
  const send = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  expect((await send('/api/offer/7', { a: 1 })).json()).toEqual({ did: 'post', id: '7', a: 1 });
  expect((await send('/api/offer/7', { a: 1, _method: 'put' })).json()).toEqual({ did: 'put', id: '7', a: 1 });
  expect((await postForm('/api/offer/7', ['_method', 'DELETE'])).json()).toEqual({ did: 'delete', id: '7' });
  expect((await send('/api/club/7', { _method: 'PUT' })).json()).toEqual({ did: 'put', id: '7' });
  expect((await send('/api/club/7', { _method: 'delete' })).statusCode).toBe(405);
  expect((await send('/api/club/7', {})).statusCode).toBe(405);
});

test('a known address says which methods it takes', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/api/echo' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  expect(answer.json()).toEqual({ message: 'This address accepts GET, HEAD, POST only.' });
  expect((await app.inject({ method: 'GET', url: '/api/upload' })).statusCode).toBe(405);
  expect((await app.inject({ method: 'HEAD', url: '/api/upload' })).statusCode).toBe(405);
  expect((await app.inject({ method: 'PATCH', url: '/api/offer/7', payload: {} })).statusCode).toBe(405);
});

test('an unknown address is a 404 in JSON, even one that cannot be read', async () => {
  for (const url of ['/api/none', '/api', '/api/%zz', `/api/star/${'x'.repeat(1100)}`, '/none']) {
    const answer = await app.inject({ method: 'POST', url, headers: { accept: 'text/html' } });
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.headers['content-type']).toContain('application/json');
  }
});

test.each([
  ['an object', { _method: { toString: 1 } }],
  ['a list', { _method: ['PUT', 'DELETE'] }],
  ['a number', { _method: 1 }],
])('a _method that is %s is refused under its name', async (_name, payload) => {
  const answer = await app.inject({ method: 'POST', url: '/api/offer/7', payload });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { message: 'This should be PUT or DELETE.', errors: { _method: ['This should be PUT or DELETE.'] } },
  ]);
});

test.each(['{"a":', '[', '"', 'nul', '{"a":1}}'])('tRPC refuses a body that is no JSON (%s)', async (payload) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/trpc/send',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.statusCode, answer.json<{ error: { json: { message: string } } }>().error.json.message]).toEqual([
    422,
    'That request could not be read.',
  ]);
  const read = await app.inject(`/trpc/echo?input=${encodeURIComponent(payload)}`);
  expect(read.statusCode).toBe(422);
});

test('a batch of as many calls as are taken at once is found, however long their names', async () => {
  const names = Array.from({ length: 20 }, () => 'accounts.aNameOfTwentyNine').join();
  const answer = await app.inject(`/trpc/${names}?batch=1&input=%7B%7D`);
  expect(answer.json()).toHaveLength(20);
});

test('tRPC refuses in the same words', async () => {
  const ask = async (method: 'GET' | 'POST', url: string) => {
    const answer = await app.inject({ method, url });
    return [answer.statusCode, answer.json<{ error: { json: { message: string } } }>().error.json.message];
  };
  expect(await ask('GET', '/trpc/none')).toEqual([404, 'We could not find that.']);
  expect(await ask('GET', '/trpc/send')).toEqual([422, 'That request could not be read.']);
  expect(await ask('POST', '/trpc/send')).toEqual([422, 'That request could not be read.']);
  const many = Array.from({ length: 30 }, () => 'echo').join();
  expect((await app.inject(`/trpc/${many}?batch=1&input=%7B%7D`)).statusCode).toBe(422);
});

test('HEAD answers as GET does, without the body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/api/echo?a=1' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

test('bad input is a 422 with its texts by field', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/strict', payload: { email: 'x', age: '3', more: 1 } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    message: 'Please enter an address.',
    errors: { email: ['Please enter an address.'], age: [expect.any(String)] },
  });
});

test.each([
  ['a body that is no JSON', { payload: '{"a":', headers: { 'content-type': 'application/json' } }, 422],
  [
    'a body that reaches for the prototype',
    { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
    422,
  ],
  ['a body of a type we do not read', { payload: '<a/>', headers: { 'content-type': 'application/xml' } }, 415],
  ['a body over a megabyte', { payload: { a: 'x'.repeat(1024 * 1024) } }, 413],
  ['a broken form', { payload: 'x', headers: { 'content-type': 'multipart/form-data' } }, 422],
] as const)('%s is refused in plain words', async (_name, sent, status) => {
  const answer = await app.inject({ method: 'POST', url: '/api/echo', ...sent });
  expect(answer.statusCode).toBe(status);
  expect(answer.json<object>()).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) as string });
});

test('files are handed on under the names of the form, and are gone with the answer', async () => {
  const answer = await postForm(
    '/api/upload',
    ['title', 'Swing'],
    ['records[0][ref]', 'r1'],
    ['records[0][images][1]', new File(['pixels'], 'a.png')],
  );
  expect(answer.json()).toEqual({
    title: 'Swing',
    records: [{ ref: 'r1' }],
    files: [{ field: 'records[0][images][1]', filename: 'a.png', size: 6 }],
    text: 'pixels',
  });
  expect(file).not.toBe('');
  expect(existsSync(file)).toBe(false);
});

test('a file where none is taken is refused by name', async () => {
  const answer = await postForm('/api/echo', ['image', new File(['pixels'], 'a.png')]);
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { message: 'No file is accepted here.', errors: { image: ['No file is accepted here.'] } },
  ]);
});

test('names and values of a form are a megabyte together, whatever each of them holds', async () => {
  const fields = Array.from({ length: 30 }, (_, nth) => [`f${nth}`, 'x'.repeat(50_000)] as [string, string]);
  const heavy = await postForm('/api/echo', ...fields);
  expect([heavy.statusCode, heavy.json()]).toEqual([413, { message: 'That is too large for us to take.' }]);
  expect((await postForm('/api/echo', ...fields.slice(0, 19))).statusCode).toBe(200);
});

test('a form has a thousand fields at most, whichever way it is sent', async () => {
  const many = Array.from({ length: 1001 }, (_, nth) => [`f${nth}`, ''] as [string, string]);
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/echo',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const urlencoded = (fields: [string, string][]) => new URLSearchParams(fields).toString();
  expect((await postForm('/api/echo', ...many)).statusCode).toBe(413);
  expect((await send(urlencoded(many))).statusCode).toBe(413);
  expect((await send('&'.repeat(500_000))).statusCode).toBe(413);
  expect((await send(urlencoded(many.slice(0, 1000)))).statusCode).toBe(200);
});

test('a file over ten megabytes is refused, and nothing of it is kept', async () => {
  const answer = await postForm(
    '/api/upload',
    ['title', 'Big'],
    ['image', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png')],
  );
  expect([answer.statusCode, answer.json()]).toEqual([413, { message: 'That is too large for us to take.' }]);
});

test('the document that is served is the one that is printed, and tells of no other address', async () => {
  const served = (await app.inject('/api/openapi.json')).json<{ paths: object }>();
  expect(served).toEqual(JSON.parse(JSON.stringify(await openApi(restTable(calls)))));
  expect(Object.keys(served.paths)).toContain('/strict/');
  expect(Object.keys(served.paths)).toHaveLength(13);
});
