import { HOUR_MS } from '@fairway/time/units';
import { UnrecoverableError } from 'bullmq';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { invalidField, notFound } from '#core/app-error.ts';
import { defineJob, growingBackoff } from './define-job.ts';

const jobThat = (handle: (payload: { id: string }, services: string) => Promise<unknown>) =>
  defineJob({ name: 'example', queue: 'notices', payload: z.object({ id: z.string() }), handle });

test('the parsed payload is handed over with what the job works with', async () => {
  const handle = vi.fn(async () => 'done');
  await expect(jobThat(handle).run({ id: 'one', more: true }, 'services')).resolves.toBe('done');
  expect(handle).toHaveBeenCalledWith({ id: 'one' }, 'services');
});

test('a payload that does not parse fails for good', async () => {
  const handle = vi.fn(async () => {});
  await expect(jobThat(handle).run({ id: 1 }, 'services')).rejects.toBeInstanceOf(UnrecoverableError);
  expect(handle).not.toHaveBeenCalled();
});

test('a known refusal is the result and ends the job', async () => {
  await expect(jobThat(() => Promise.reject(notFound())).run({ id: 'one' }, '')).resolves.toEqual({
    refused: 'We could not find that.',
  });
  const taken = invalidField('time', 'Taken.');
  await expect(jobThat(() => Promise.reject(taken)).run({ id: 'one' }, '')).resolves.toEqual({ refused: 'Taken.' });
});

test('anything else is thrown, to be tried again', async () => {
  await expect(jobThat(() => Promise.reject(new Error('no connection'))).run({ id: 'one' }, '')).rejects.toThrow(
    'no connection',
  );
});

test('the attempts of a job last more than a day, never more than ten minutes apart', () => {
  const { attempts = 0 } = jobThat(async () => {}).options;
  const waits = Array.from({ length: attempts - 1 }, (_, i) => growingBackoff(i + 1));
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(Math.max(...waits)).toBe(600_000);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(25 * HOUR_MS);
});
