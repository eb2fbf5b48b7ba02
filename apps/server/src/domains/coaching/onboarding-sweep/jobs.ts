import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { sweepOnboardings } from './service.ts';

export const onboardingJobs = [
  defineJob({
    name: 'sweep-onboardings',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '30 3 * * *' },
    handle: (_, services: JobServices) => sweepOnboardings(services),
  }),
];
