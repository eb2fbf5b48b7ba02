import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { playApi, serviceAccount } from './play-api.ts';
import { StoreUnavailable } from './app-store.ts';

const asked: { method: string | undefined; url: string | undefined; authorization: string | undefined }[] = [];
let answer = { status: 200, body: {} as object };
const google = createServer((request, response) => {
  asked.push({ method: request.method, url: request.url, authorization: request.headers.authorization });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});
let root = '';
beforeAll(async () => {
  await new Promise<void>((listening) => google.listen(0, '127.0.0.1', listening));
  root = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => google.close(closed)));

const authorise = async () => new Headers({ authorization: 'Bearer ours' });
const api = () => playApi({ package_name: 'com.example.fairway', authorise, root });
const PURCHASES = '/androidpublisher/v3/applications/com.example.fairway/purchases';

test('asks of a purchase as our service account, whatever the token is made of', async () => {
  answer = { status: 200, body: { subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE' } };
  expect(await api().subscription('a/b?c')).toEqual(answer.body);
  expect(asked.at(-1)).toEqual({
    method: 'GET',
    url: `${PURCHASES}/subscriptionsv2/tokens/a%2Fb%3Fc`,
    authorization: 'Bearer ours',
  });
});

test('acknowledges a purchase', async () => {
  answer = { status: 200, body: {} };
  await api().acknowledge('fairway.pro.monthly', 'token');
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    url: `${PURCHASES}/subscriptions/fairway.pro.monthly/tokens/token:acknowledge`,
  });
});

test.each([400, 404, 410])('a %i is a token that Google does not know', async (status) => {
  answer = { status, body: {} };
  expect(await api().subscription('token')).toBeNull();
});

test.each([401, 403, 429, 500])('a %i is Google being away', async (status) => {
  answer = { status, body: {} };
  await expect(api().subscription('token')).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(api().acknowledge('pro', 'token')).rejects.toBeInstanceOf(StoreUnavailable);
});

test.each([
  ['says nothing', () => {}],
  ['never comes to an end', (response: ServerResponse) => void response.writeHead(200).write('{')],
])('a Google that %s is away once its time is up', async (_, behave) => {
  const frozen = createServer((_request, response) => behave(response)).listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  onTestFinished(() => frozen.closeAllConnections());
  const place = `http://127.0.0.1:${(frozen.address() as AddressInfo).port}`;
  const hasty = playApi({ package_name: 'com.example.fairway', authorise, root: place, ms: 200 });
  await expect(hasty.subscription('token')).rejects.toBeInstanceOf(StoreUnavailable);
  frozen.close();
});

test('a sign-in at Google that hangs is Google being away', async () => {
  const authorising = () => new Promise<never>(() => {});
  const hasty = playApi({ package_name: 'com.example.fairway', authorise: authorising, root, ms: 50 });
  await expect(hasty.subscription('token')).rejects.toBeInstanceOf(StoreUnavailable);
});

test('nobody listening is Google being away too', async () => {
  const nowhere = playApi({ package_name: 'com.example.fairway', authorise, root: 'http://127.0.0.1:1' });
  await expect(nowhere.subscription('token')).rejects.toBeInstanceOf(StoreUnavailable);
});

test('a service account is read from its JSON, and a half one is refused at the start', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(serviceAccount(JSON.stringify({ client_email: 'play@example.com', private_key }))).toBeTypeOf('function');
  expect(() => serviceAccount('{}')).toThrow('client_email');
});
