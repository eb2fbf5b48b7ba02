import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { sweepSessions } from './service.ts';

export const sessionJobs = [
  defineJob({
    name: 'sweep-sessions',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '20 3 * * *' },
    handle: (_, services: JobServices) => sweepSessions(services),
  }),
];
