import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playApi, serviceAccount } from './play-api.ts';
import { StoreAway } from './store.ts';

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
  await expect(api().subscription('token')).rejects.toBeInstanceOf(StoreAway);
  await expect(api().acknowledge('pro', 'token')).rejects.toBeInstanceOf(StoreAway);
});

test('nobody listening is Google being away too', async () => {
  const nowhere = playApi({ package_name: 'com.example.fairway', authorise, root: 'http://127.0.0.1:1' });
  await expect(nowhere.subscription('token')).rejects.toBeInstanceOf(StoreAway);
});

test('a service account is read from its JSON, and a half one is refused at the start', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(serviceAccount(JSON.stringify({ client_email: 'play@example.com', private_key }))).toBeTypeOf('function');
  expect(() => serviceAccount('{}')).toThrow('client_email');
});
