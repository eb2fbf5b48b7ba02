import type { FirstAnswer } from '@fairway/contracts/first-data';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyTRPCProcedure } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_INDEX } from './security.ts';
import { PAGE_READS } from '#main/page-reads.ts';
import { appRouter } from '#main/router.ts';
import { appOn, PUBLIC_URL, signIn, type SignedIn, type TestAppOptions } from '#test/app.ts';
import { anAdmin, aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { lockTable } from '#test/locks.ts';
import { testFolder } from '#test/storage.ts';

const home = fileDatabase({ max: 4 });
const ENDS_A_SCRIPT = '</script><script>alert(1)</script><!--';
const FILES = { '/player/profile': { js: ['assets/player.js'], css: [] } };
/** Draws whom a page is for. */
const DRAWS = `export default async ({ address, answers }) => address + ' of ' + JSON.parse(answers).json[0].data.id;`;
let dist: string;
let app: FastifyInstance;
let pro: SignedIn & { id: string };
let player: SignedIn & { id: string };
let admin: SignedIn & { id: string };

const anApp = (more: TestAppOptions = {}) =>
  appOn(home.db, { env: { TRUST_PROXY: false, WEB_DIST: dist }, pageReads: PAGE_READS, ...more });

beforeAll(async () => {
  dist = testFolder();
  mkdirSync(path.join(dist, '.vite/drawn'), { recursive: true });
  writeFileSync(path.join(dist, '.vite/drawn/draw.js'), DRAWS);
  writeFileSync(path.join(dist, 'package.json'), '{"type":"module"}');
  const frame = '<div class="frame-title"><i></i><i></i></div><div class="frame-rows"></div>';
  const body = `<div id="root">${frame}</div><noscript></noscript><link rel="stylesheet" href="/assets/app.css">`;
  writeFileSync(path.join(dist, 'index.html'), `<!doctype html><head></head><body>${body}</body>`);
  writeFileSync(path.join(dist, 'sign-in.html'), '<!doctype html><title>Login</title>');
  writeFileSync(path.join(dist, '.vite/pages.json'), JSON.stringify(FILES));
  const { db } = home;
  app = await anApp();
  const coach = await aPro(db);
  const person = await aPlayer(db, coach, { first_name: ENDS_A_SCRIPT });
  const desk = await anAdmin(db);
  pro = { id: coach.id, ...(await signIn(db, coach)) };
  player = { id: person.id, ...(await signIn(db, person)) };
  admin = { id: desk.id, ...(await signIn(db, desk)) };
});
afterAll(() => app.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers } });
const openAs = ({ browser: { cookie } }: SignedIn, url: string) => open(url, { cookie });

const DATA = /<script type="application\/json" id="first-data">(.*?)<\/script>/s;
const readAnswers = (body: string): FirstAnswer[] => superjson.parse(DATA.exec(body)?.[1] ?? '[]');
const readUser = (body: string) =>
  readAnswers(body).find(({ path: name }) => name === 'accounts.user')?.data as { id: string; first_name: string };

test('a page brings what its first calls would answer, and is kept nowhere', async () => {
  const { body, headers } = await openAs(pro, '/pro/home');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['vary']).toContain('cookie');
  const answers = readAnswers(body);
  expect(answers.map(({ path: name }) => name)).toEqual(['accounts.user', 'lessons.home']);
  expect(answers[0]?.data).toMatchObject({ id: pro.id, type: 'pro' });
  const asked = await app.inject({ url: '/trpc/lessons.home', headers: pro.bearer });
  expect(answers[1]?.data).toEqual(superjson.deserialize(asked.json<{ result: { data: never } }>().result.data));
});

test('what is late is left for the app to ask, and the page waits for it no longer', async () => {
  const hasty = await anApp({ pagePatience: { dataMs: 300, drawingMs: 300 } });
  const { locked, release } = await lockTable(home.db, 'lessons');
  const headers = { accept: 'text/html', cookie: pro.browser.cookie };
  const { statusCode, body } = await hasty.inject({ url: '/pro/home', headers });
  release();
  await locked;
  await hasty.close();
  expect(statusCode).toBe(200);
  expect(readAnswers(body).map(({ path: name }) => name)).not.toContain('lessons.home');
});

test('each of many at once gets their own and nobody else’s', async () => {
  const people = Array.from({ length: 10 }, (_, nth) => [pro, player, admin][nth % 3]!);
  const pages = await Promise.all(people.map((person) => openAs(person, '/account')));
  expect(pages.map(({ body }) => readUser(body).id)).toEqual(people.map(({ id }) => id));
});

test('the start brings the data and the files of the page that it leads to', async () => {
  const { body } = await openAs(player, '/');
  expect(body).toContain('href="/assets/player.js"');
  expect(readUser(body).id).toBe(player.id);
  expect(readAnswers((await openAs(pro, '/')).body).map(({ path: name }) => name)).toContain('lessons.home');
});

const readTitle = (body: string) => /<div class="frame-title"(.*?)<\/div><div class="frame-rows">/.exec(body)?.[1];

test('the frame of a page that people open first says what the page is called', async () => {
  expect(readTitle((await openAs(pro, '/pro/home')).body)).toMatch(
    /^><p>Good (morning|afternoon|evening), \w+<\/p><i><\/i>$/,
  );
  expect(readTitle((await openAs(player, '/player/lessons/book')).body)).toBe(' data-way><i></i><p>Book a lesson</p>');
  for (const answer of [await openAs(pro, '/pro/players'), await open('/pro/home')])
    expect(readTitle(answer.body)).toBe('><i></i><i></i>');
});

test('a page that people open first comes as the app will draw it, behind the styles that it waits for', async () => {
  expect((await openAs(pro, '/')).body).toContain(`/pro/home of ${pro.id}`);
  const { body } = await openAs(pro, '/pro/home');
  const shown = /<body>(.*?)<noscript>/s.exec(body)?.[1];
  expect(shown?.replaceAll(/<i><\/i>|<p>.*?<\/p>|#root>\[inert\]\{.*?\}/g, '')).toBe(
    '<div id="frame"><div class="frame-title"></div><div class="frame-rows"></div></div>' +
      '<link rel="stylesheet" href="/assets/app.css"><script> </script><style>#frame{display:none}</style>' +
      `<div id="root"><div inert aria-hidden="true">/pro/home of ${pro.id}</div></div>`,
  );
});

test('a page that is not drawn, or not for this person, has its frame where it stood', async () => {
  for (const [person, url] of [
    [pro, '/pro/lessons'],
    [pro, '/pro/home?tab=1'],
    [admin, '/admin/players'],
  ] as const) {
    const { body } = await openAs(person, url);
    expect([url, body.includes('<div id="root"><div class="frame-title">'), body.includes(' of ')]).toEqual([
      url,
      true,
      false,
    ]);
  }
});

test('what people have written ends no element of the page', async () => {
  const { body } = await openAs(player, '/player/profile');
  expect(body).not.toContain(ENDS_A_SCRIPT);
  expect(body.replace('<script> </script>', '').match(/<script/g)).toHaveLength(1);
  expect(readUser(body).first_name).toBe(ENDS_A_SCRIPT);
  expect(readTitle(body)).toContain(', &lt;/script&gt;');
});

test('a read that is refused is left out, and the page comes all the same', async () => {
  const { statusCode, body } = await openAs(player, '/pro/players');
  expect([statusCode, readAnswers(body).map(({ path: name }) => name)]).toEqual([200, ['accounts.user']]);
});

test('a page that asks for something in its address asks for it itself', async () => {
  const { body } = await openAs(admin, '/admin/players?page=2');
  expect(readAnswers(body).map(({ path: name }) => name)).toEqual(['accounts.user']);
});

test('nobody’s page, and one that is fetched for another use than to be looked at, brings nothing', async () => {
  const { cookie } = pro.browser;
  const answers = [
    await open('/pro/home'),
    await open('/pro/home', { cookie: 'auth=gone' }),
    await open('/pro/home', { cookie, 'sec-fetch-dest': 'empty' }),
    await open('/pro/home', { cookie, 'sec-fetch-dest': 'iframe' }),
    await app.inject({ method: 'HEAD', url: '/pro/home', headers: { accept: 'text/html', cookie } }),
  ];
  for (const { statusCode, headers, body } of answers)
    expect([statusCode, headers['cache-control'], DATA.test(body)]).toEqual([200, 'no-cache', false]);
});

test('a session that is over is cleared with the page, and one that goes on is not', async () => {
  const over = await open('/pro/home', { cookie: 'auth=gone' });
  expect(over.cookies).toMatchObject([{ name: 'auth', value: '' }]);
  expect((await openAs(pro, '/pro/home')).cookies).toEqual([]);
});

describe('a page for strangers', () => {
  const CODE = 'HEAD22';
  beforeAll(() =>
    home.db.users.update({
      where: { id: pro.id },
      data: {
        referral_code: CODE,
        profile: { create: { intro: `Slow is smooth. "><script>alert(1)</script>` } },
        settings: { update: { public_page_enabled: true } },
      },
    }),
  );
  const turn = (data: { public_page_enabled?: boolean; public_page_indexed?: boolean }) =>
    home.db.settings.update({ where: { user_id: pro.id }, data });

  test('brings what it is about to whoever opens it, and of their own what is theirs', async () => {
    const { body, headers, statusCode } = await open(`/c/${CODE.toLowerCase()}?date=2031-03-12&time=10:00`);
    const [answer, ...others] = readAnswers(body);
    expect([statusCode, headers['cache-control'], others]).toEqual([200, 'private, no-store', []]);
    expect(answer).toMatchObject({
      path: 'profile.publicPage',
      input: { code: 'head22' },
      data: { code: CODE, visitor: 'stranger' },
    });
    const names = readAnswers((await openAs(player, `/c/${CODE}`)).body).map(({ path: name }) => name);
    expect(names).toEqual(['accounts.user', 'profile.publicPage']);
  });

  test('says what it is in its head, in text that ends nothing, to those who take anything too', async () => {
    const { body } = await app.inject({ url: `/c/${CODE}`, headers: { accept: '*/*' } });
    const head = body.slice(0, body.indexOf('</head>'));
    expect(head).toContain(`<meta property="og:url" content="${PUBLIC_URL}/c/${CODE}">`);
    expect(head).toContain(`<meta property="og:image" content="${PUBLIC_URL}/icon-512.png">`);
    expect(head).toContain('content="Golf lessons with ');
    expect(head).toContain('Slow is smooth. &quot;&gt;&lt;script&gt;');
    expect(body.replace('<script> </script>', '').match(/<script/g)).toHaveLength(1);
  });

  test('is kept from search engines until its coach says otherwise', async () => {
    const hidden = await open(`/c/${CODE}`);
    expect([hidden.headers['x-robots-tag'], hidden.body.includes('content="noindex"')]).toEqual([NO_INDEX, true]);
    await turn({ public_page_indexed: true });
    const listed = await open(`/c/${CODE}`);
    expect([listed.headers['x-robots-tag'], listed.body.includes('content="noindex"')]).toEqual([undefined, false]);
  });

  test('is not there once it is off, and says nothing of its coach', async () => {
    await turn({ public_page_enabled: false });
    for (const url of [`/c/${CODE}`, '/c/NOBODY']) {
      const { statusCode, headers, body } = await open(url);
      expect([url, statusCode, headers['x-robots-tag']]).toEqual([url, 404, NO_INDEX]);
      expect(body).not.toMatch(/og:|Robin|Slow is smooth/);
    }
  });
});

test('every read that a page is given is a query that there is', () => {
  const procedures = appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>;
  const names = Object.entries(procedures).flatMap(([name, { _def }]) => (_def.type === 'query' ? [name] : []));
  const reads = [
    ...PAGE_READS.always,
    ...Object.values(PAGE_READS.open).map((page) => page.read({ params: { code: 'one' }, today: '2031-03-10' })),
    ...Object.values(PAGE_READS.pages).flatMap((list) => list({ params: { id: 'one' }, today: '2031-03-10' })),
  ];
  expect(reads.filter(({ path: name }) => !names.includes(name))).toEqual([]);
});
