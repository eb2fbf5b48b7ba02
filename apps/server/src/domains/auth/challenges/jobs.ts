import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { sweepChallenges } from './service.ts';

export const challengeJobs = [
  defineJob({
    name: 'sweep-challenges',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '25 3 * * *' },
    handle: (_, services: JobServices) => sweepChallenges(services),
  }),
];
