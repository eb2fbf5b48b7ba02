import { MINUTE_MS } from '@fairway/time/units';
import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { defineEventHandler } from '#app/define-event-handler.ts';
import { sweepFiles } from '#domains/files/stored-files/service.ts';

export const fileJobs = [
  defineJob({
    name: 'sweep-files',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { every: 15 * MINUTE_MS },
    handle: (_, services: JobServices) => sweepFiles(services),
  }),
  /** What has lost its row loses its place. */
  defineEventHandler({
    topic: 'files.gone',
    queue: 'upkeep',
    handle: ({ prefix }, { storage }) => storage.remove(prefix),
  }),
];
