import { MINUTE_MS } from '@fairway/time/units';
import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { defineEventHandler } from '#app/define-event-handler.ts';
import { makeExport, sweepExports } from './service.ts';

export const exportJobs = [
  defineEventHandler({ topic: 'export.asked', queue: 'upkeep', handle: makeExport }),
  defineJob({
    name: 'sweep-exports',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { every: 15 * MINUTE_MS },
    handle: (_, services: JobServices) => sweepExports(services),
  }),
];
