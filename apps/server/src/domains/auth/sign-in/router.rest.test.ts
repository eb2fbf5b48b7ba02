import { appOn, PUBLIC_URL, signIn } from '#test/app.ts';
import { testServices, testSecrets } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '#domains/coaching/accounts/service.ts';

const home = fileDatabase();
const PASSWORD = 'fairway-demo-1';
let app: FastifyInstance;
beforeAll(async () => {
  app = await appOn(home.db);
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const OURS: Headers = { origin: PUBLIC_URL };
const THEIRS: Headers[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
];
const post = (path: string, payload: object, headers: Headers = {}) =>
  app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
const findCookie = (answer: Awaited<ReturnType<typeof post>>, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name);

async function aPlayer(two_factor_auth: boolean) {
  const email = `${uuid()}@example.com`;
  const person = { type: 'player', email, password: PASSWORD, first_name: 'Ann', last_name: 'Adams' } as const;
  const id = await addUser(person, testServices(home, { now: () => new Date() }));
  await home.db.settings.update({ where: { user_id: id }, data: { two_factor_auth } });
  return { id, email };
}
const findPin = async (user_id: string) =>
  testSecrets.pin(
    'two_factor',
    (await home.db.challenges.findFirstOrThrow({ where: { user_id, settled_at: null } })).id,
  );

test('a sign-in in two steps: the token travels in a cookie that scripts cannot read, and goes with the pin', async () => {
  const { id, email } = await aPlayer(true);
  const first = await post('/login', { email, password: PASSWORD }, OURS);
  const token = findCookie(first, 'two_factor_token');
  expect(first.json()).toEqual({ two_factor: true, two_factor_token: token?.value });
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(findCookie(first, 'auth')).toBeUndefined();

  const kept = { ...OURS, cookie: `two_factor_token=${token?.value}` };
  expect((await post('/two-factor/auth', { two_factor_pin: '' }, kept)).statusCode).toBe(422);
  const second = await post('/two-factor/auth', { two_factor_pin: await findPin(id) }, kept);
  expect(second.json()).toMatchObject({ api_token: findCookie(second, 'auth')?.value, user: { id } });
  expect(findCookie(second, 'two_factor_token')?.value).toBe('');
});

test('another site’s page cannot complete it with the cookie, nor use up its tries', async () => {
  const { id, email } = await aPlayer(true);
  const token = findCookie(await post('/login', { email, password: PASSWORD }, OURS), 'two_factor_token')?.value;
  const pin = await findPin(id);
  for (const headers of THEIRS) {
    const answer = await post(
      '/two-factor/auth',
      { two_factor_pin: pin },
      { ...headers, cookie: `two_factor_token=${token}` },
    );
    expect([answer.statusCode, answer.cookies]).toEqual([404, []]);
  }
  expect((await home.db.challenges.findFirstOrThrow({ where: { user_id: id } })).tries).toBe(0);
});

test('another site’s page signs no browser of ours in: no cookie comes with what it sends', async () => {
  const { email } = await aPlayer(false);
  for (const headers of THEIRS) {
    const login = await post('/login', { email, password: PASSWORD }, headers);
    expect([login.statusCode, login.cookies]).toEqual([200, []]);
    const register = await post(
      '/register',
      { name: 'Jo Brand', email: `${uuid()}@example.com`, password: PASSWORD },
      headers,
    );
    expect([register.statusCode, register.cookies]).toEqual([200, []]);
  }
});

test('a write that rests on the cookie is refused from elsewhere, every one of them', async () => {
  const { id } = await aPlayer(false);
  const { token } = await signIn(home.db, { id });
  const writes: [string, object][] = [
    ['/update-password', { current_password: PASSWORD, new_password: 'links-and-heather-2' }],
    ['/password-check', { password: PASSWORD }],
    ['/settings', { two_factor_auth: false }],
    ['/logout/everywhere', {}],
    ['/validation-code/rotate', {}],
    ['/calendar/rotate', {}],
  ];
  for (const headers of THEIRS) {
    for (const [path, body] of writes) {
      const answer = await post(path, body, { ...headers, cookie: `auth=${token}` });
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
  }
  expect(await home.db.sessions.count({ where: { user_id: id } })).toBe(1);
});

test('a form works as well as JSON, and takes no more than it asks for', async () => {
  const email = `${uuid()}@example.com`;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/register',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      name: 'Jo Brand',
      email,
      password: PASSWORD,
      type: 'admin',
      subscribed: '1',
    }).toString(),
  });
  expect(answer.json()).toMatchObject({
    user: { type: 'pro', subscribed: false, first_name: 'Jo', last_name: 'Brand' },
  });
});
