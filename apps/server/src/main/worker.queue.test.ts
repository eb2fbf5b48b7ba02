import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { startOwnServices } from '#test/own-services.ts';
import { startProgram } from '#test/programs.ts';
import { startWorkerHarness } from '#test/worker-harness.ts';
import { expect, onTestFinished, test } from 'vitest';

async function usedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

test('settings that are missing end the start by name', async () => {
  const worker = startProgram('worker', { NODE_ENV: 'production' });
  expect(await worker.ended).toBe(1);
  expect(worker.output()).toMatch(/SMTP_URL/);
  expect(worker.output()).not.toMatch(/ at .*\.ts/);
});

test('a port in use ends the start with one line', async () => {
  const { variables } = await startWorkerHarness();
  const port = await usedPort();
  const worker = startProgram('worker', { ...variables, WORKER_HEALTH_PORT: port });
  expect(await worker.ended).toBe(1);
  expect(worker.output().trim()).toBe(
    `Port ${port} for the worker's health cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}`,
  );
});

test('told to stop while Redis is away, it stops at once', async () => {
  const services = await startOwnServices();
  const redis = await services.redis();
  await redis.stop();
  const { variables } = await startWorkerHarness({ redis_url: redis.url });
  const worker = startProgram('worker', { ...variables, LOG_LEVEL: 'info' });
  // It starts first, which takes a busy machine its time.
  await expect.poll(worker.output, { timeout: 60_000 }).toContain('is away; waiting for it');
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(worker.output()).toContain('"msg":"Stopped"');
});
