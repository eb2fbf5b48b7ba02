import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { connectDb } from '@fairway/db/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOn } from '#test/app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fairway-web-'));
const PAGE = '<!doctype html><head><title>Fairway</title><script>scheme()</script></head><body></body>';
/** Of what the page above has in line. */
const HASH = "'sha256-NWK8F7YCcjPYUF8TbZ3JjfZyzRLCOqz9Uo1a0ZKJSrc='";
/** Of the empty script that waits for styles in a page that is drawn. */
const WAIT_HASH = "'sha256-Nqnn8clbgv+5l0PgxcTOldg8mkMKrFn4TvPL+rYUUGg='";
const PAGES = { '/player/lesson/:id': { js: ['assets/player.js'], css: ['assets/player.css'] } };
const SIGN_IN = '<!doctype html><title>Login</title>';
const SCRIPT = 'console.log("fairway");'.repeat(100);
const db = connectDb({ url: 'postgresql://nobody@127.0.0.1:1/none' });
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite', 'pages.json'), JSON.stringify(PAGES));
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, 'sign-in.html'), SIGN_IN);
  writeFileSync(path.join(folder, 'sw.js'), SCRIPT);
  writeFileSync(path.join(folder, 'assets', 'index-a1b2c3.js'), SCRIPT);
  writeFileSync(path.join(folder, 'assets', 'index-a1b2c3.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, '.hidden'), 'not for you');
  app = await appOn(db, { env: { TRUST_PROXY: false, WEB_DIST: folder } });
});
afterAll(async () => {
  await app.close();
  await db.$disconnect();
  rmSync(folder, { recursive: true });
});

const navigate = (url: string, headers = {}) =>
  app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml', ...headers } });

test('every address of the app is its page, fresh each time and under a strict policy', async () => {
  for (const url of ['/onboard', '/login/more', '/player/lessons/7?tab=1', '/nowhere/at/all', '/admin/users']) {
    const answer = await navigate(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, PAGE]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${HASH} ${WAIT_HASH};`);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  expect((await app.inject({ method: 'HEAD', url: '/login', headers: { accept: 'text/html' } })).statusCode).toBe(200);
});

test('a page names the files that it loads beside the app, and no other page does', async () => {
  const { body } = await navigate('/player/lesson/7?tab=1');
  expect(body).toBe(
    PAGE.replace('</head>', '<link rel="modulepreload" crossorigin href="/assets/player.js"></head>').replace(
      '</body>',
      '<link rel="stylesheet" crossorigin href="/assets/player.css"></body>',
    ),
  );
  expect((await navigate('/player/lesson')).body).toBe(PAGE);
  expect((await app.inject('/.vite/pages.json')).statusCode).toBe(404);
});

test('the pages of signing in have an entry of their own, under the same policy', async () => {
  for (const url of [
    '/login',
    '/login/',
    '/login?from=%2Fpro',
    '/two-factor',
    '/forgot',
    '/reset?email=a',
    '/set-password',
  ]) {
    const answer = await navigate(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, SIGN_IN]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${HASH} ${WAIT_HASH};`);
  }
});

test('a page is compressed for those who can read it', async () => {
  const brotli = await navigate('/onboard', { 'accept-encoding': 'gzip, deflate, br' });
  expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual([
    'br',
    PAGE,
  ]);
  const gzip = await navigate('/onboard', { 'accept-encoding': 'gzip' });
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', PAGE]);
  expect(gzip.headers.vary).toBe('cookie, accept-encoding');
});

test('the start is the sign-in for a stranger, and the app for whoever brings a session, even one that is over', async () => {
  expect((await navigate('/')).body).toBe(SIGN_IN);
  expect((await navigate('/', { cookie: 'auth=over' })).body).toBe(PAGE);
});

test('an asset is kept for good, and sent as it was compressed at the build', async () => {
  const plain = await app.inject('/assets/index-a1b2c3.js');
  expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([200, SCRIPT, undefined]);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const small = await app.inject({ url: '/assets/index-a1b2c3.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.rawPayload).toEqual(brotliCompressSync(SCRIPT));
  expect(small.headers['content-type']).toContain('javascript');
  expect(small.headers['cache-control']).toContain('immutable');
});

test('an asset carries no headers that only a page has a use for', async () => {
  const { headers } = await app.inject('/assets/index-a1b2c3.js');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-site' });
  expect(headers['content-security-policy']).toBeUndefined();
  const bytes = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 0);
  expect(bytes).toBeLessThan(500);
});

test('a file outside the assets is asked for again, at the price of a 304', async () => {
  const first = await app.inject('/sw.js');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await app.inject({ url: '/sw.js', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  '/assets/gone.js',
  '/assets/index-a1b2c3.js.br/',
  '/assets/../.hidden',
  '/assets/%2e%2e/.hidden',
  '/assets/',
  '/assets',
  '/api/none',
  '/trpc/none',
  '/calendar/none',
  '/files/none',
  '/metrics/none',
  '/admin/queues/none',
  '/.hidden',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
])('%s is not a page', async (url) => {
  const asset = await app.inject(url);
  expect(asset.statusCode).toBe(404);
  expect(asset.headers['content-type']).toContain('application/json');
});

test('only a navigation is answered with the page', async () => {
  expect((await app.inject({ url: '/login', headers: { accept: 'application/json' } })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/login', headers: { accept: 'text/html' } })).statusCode).toBe(404);
  for (const url of ['/api/none', '/trpc/none', '/files/none', '/assets/gone.js'])
    expect((await navigate(url)).statusCode).toBe(404);
});

test('without a build there are no pages, and the API is there all the same', async () => {
  const bare = await appOn(db);
  expect((await bare.inject({ url: '/login', headers: { accept: 'text/html' } })).json()).toEqual({
    message: 'We could not find that.',
  });
  expect((await bare.inject('/api/openapi.json')).statusCode).toBe(200);
  await bare.close();
});
