import { anyFiles } from '#test/forms.ts';
import { expect, test } from 'vitest';
import { lesson, lessonOrNull } from '@fairway/contracts/lessons/lessons';
import { idIn } from '@fairway/contracts/primitives';
import { z } from 'zod';
import { outputSchema, publicProcedure, router, type RestMeta } from '#app/procedures.ts';
import { openApi } from './openapi.ts';
import { restTable } from './table.ts';

const at = (method: RestMeta['method'], path: RestMeta['path'], more: Partial<RestMeta> = {}) => ({
  rest: { method, path, summary: 'A call', tag: 'Test', ...more },
});

const calls = {
  next: publicProcedure
    .meta(at('GET', '/next_lesson'))
    .output(outputSchema(lessonOrNull))
    .query(() => null),
  list: publicProcedure
    .meta(at('GET', '/lesson'))
    .input(z.object({ page: z.coerce.number().int().default(1), star: z.boolean().optional() }))
    .output(outputSchema(lesson.array()))
    .query(() => []),
  change: publicProcedure
    .meta(at('PUT', '/club/{id}', { posted: true }))
    .input(z.object({ id: idIn, name: z.string(), site: z.string().optional() }))
    .mutation(() => 1),
  login: publicProcedure
    .meta(at('POST', '/login', { open: true }))
    .input(z.object({ email: z.string() }))
    .mutation(() => 1),
  upload: publicProcedure
    .meta(at('POST', '/file', { files: anyFiles() }))
    .input(z.object({ title: z.string() }))
    .mutation(() => 1),
  buy: publicProcedure
    .meta(at('POST', '/buy', { charges: true }))
    .input(z.object({ title: z.string() }))
    .mutation(() => 1),
  search: publicProcedure
    .meta(at('POST', '/search', { queried: true, refuses: [409, 418, 429] }))
    .input(z.object({ q: z.string().default('') }))
    .mutation(() => 1),
  either: publicProcedure
    .meta(at('POST', '/order'))
    .input(z.union([z.array(z.string()), z.object({ ids: z.array(z.string()) })]))
    .mutation(() => 1),
};
const document = await openApi(restTable(router(calls)));
const lookUp = (...path: string[]) =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);

test('a POST whose fields may stand in the address is described with both, and with what refuses it beside', () => {
  const search = lookUp('paths', '/search', 'post');
  expect(search).toMatchObject({
    parameters: [{ name: 'q', in: 'query' }],
    requestBody: { required: false },
    responses: { 409: {}, 418: {}, 429: {} },
  });
});

test('shared shapes are named once and pointed at', () => {
  expect(lookUp('paths', '/next_lesson', 'get', 'responses', '200', 'content', 'application/json', 'schema')).toEqual({
    anyOf: [{ $ref: '#/components/schemas/Lesson' }, { type: 'null' }],
  });
  expect(
    lookUp('paths', '/lesson', 'get', 'responses', '200', 'content', 'application/json', 'schema', 'items'),
  ).toEqual({ $ref: '#/components/schemas/Lesson' });
  expect(lookUp('components', 'schemas', 'Lesson', 'properties', 'can')).toEqual({
    $ref: '#/components/schemas/LessonPermissions',
  });
});

test('fields of a read are its query, fields of the path its parameters, the others the body', () => {
  expect(lookUp('paths', '/lesson', 'get', 'parameters')).toMatchObject([
    { name: 'page', in: 'query', required: false },
    { name: 'star', in: 'query', required: false, schema: { type: 'boolean' } },
  ]);
  expect(lookUp('paths', '/club/{id}', 'put', 'parameters')).toMatchObject([
    { name: 'id', in: 'path', required: true },
  ]);
  expect(lookUp('paths', '/club/{id}', 'put', 'requestBody', 'content')).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/change' } },
    'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/change' } },
    'multipart/form-data': { schema: { $ref: '#/components/schemas/change' } },
  });
  expect(lookUp('components', 'schemas', 'change')).toEqual({
    type: 'object',
    properties: { name: { type: 'string' }, site: { type: 'string' } },
    required: ['name'],
  });
});

test('a change that forms post is described as that too', () => {
  const put = lookUp('paths', '/club/{id}', 'put');
  expect(lookUp('paths', '/club/{id}', 'post')).toEqual({
    ...Object(put),
    operationId: 'change.posted',
    summary: 'A call, by a form that sends `_method=put` besides',
  });
});

test('an open call asks for no sign-in, the others say what they refuse', () => {
  expect(lookUp('paths', '/login', 'post', 'security')).toEqual([]);
  expect(Object.keys(lookUp('paths', '/login', 'post', 'responses') as object)).toEqual([
    '200',
    '401',
    '404',
    '422',
    '429',
    '503',
  ]);
  expect(lookUp('paths', '/club/{id}', 'put', 'security')).toBeUndefined();
  expect(Object.keys(lookUp('paths', '/club/{id}', 'put', 'responses') as object)).toEqual([
    '200',
    '401',
    '403',
    '404',
    '422',
    '503',
  ]);
});

test('a call that charges a card tells of the cardholder’s part, and takes a key', () => {
  expect(lookUp('paths', '/buy', 'post', 'responses')).toMatchObject({
    409: { $ref: '#/components/responses/Conflict' },
    418: { $ref: '#/components/responses/Card' },
  });
  expect(lookUp('paths', '/buy', 'post', 'parameters')).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
});

test('a call with files is a multipart form, an input that is no object is described whole', () => {
  expect(Object.keys(lookUp('paths', '/file', 'post', 'requestBody', 'content') as object)).toEqual([
    'multipart/form-data',
  ]);
  expect(lookUp('components', 'schemas', 'either', 'anyOf')).toHaveLength(2);
});

test('every reference leads somewhere, and the same table makes the same text whatever its order', async () => {
  const text = JSON.stringify(document);
  for (const [, place] of text.matchAll(/"\$ref":"#\/([^"]+)"/g))
    expect(lookUp(...(place ?? '').split('/'))).toBeDefined();
  const backwards = Object.fromEntries(Object.entries(calls).toReversed()) as typeof calls;
  expect(JSON.stringify(await openApi(restTable(router(backwards))))).toBe(text);
});
