import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serveHealth } from './health.ts';

async function readAnswer(healthy: () => Promise<boolean>) {
  const server = serveHealth(0, '127.0.0.1', healthy);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return [response.status, await response.json()];
}

test.each([
  ['well', async () => true, [200, { status: 'ok' }]],
  ['not well', async () => false, [503, { status: 'waiting' }]],
  ['unable to say', () => Promise.reject(new Error('no')), [503, { status: 'waiting' }]],
])('a worker that is %s says so', async (_, healthy, answer) => {
  expect(await readAnswer(healthy)).toEqual(answer);
});
