import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { Host } from '#http/rest/handler.ts';
import { appRouter } from '#main/router.ts';
import { NO_READS, pageReader } from './page-data.ts';
import { NO_DRAWER } from './page-drawer.ts';

const identify = vi.fn();
const host = { auth: { bringsSession: () => true, identify } } as unknown as Host;
const request = { method: 'GET', url: '/pro/home?tab=1', headers: {} } as FastifyRequest;

const read = (isBusy: boolean) =>
  pageReader({
    host,
    router: appRouter,
    reads: NO_READS,
    drawer: NO_DRAWER,
    isBusy: () => isBusy,
    patienceMs: 1000,
  })(request, {} as FastifyReply);

test('where there is too much to do nobody is looked up for a page', async () => {
  expect(await read(true)).toEqual({ address: '/pro/home', answers: null });
  expect(identify).not.toHaveBeenCalled();
});

test('a page comes without its data where the session cannot be looked up', async () => {
  identify.mockRejectedValueOnce(new Error('The database is away.'));
  expect(await read(false)).toEqual({ address: '/pro/home', answers: null });
  expect(identify).toHaveBeenCalledOnce();
});
