import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { endCare } from './service.ts';

export const guardianJobs = [
  defineJob({
    name: 'end-care',
    queue: 'upkeep',
    payload: z.object({}),
    // Soon after the day on which somebody grows up has begun.
    schedule: { pattern: '5 0 * * *' },
    handle: (_, services: JobServices) => endCare(services),
  }),
];
