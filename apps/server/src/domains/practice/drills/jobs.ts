import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { sweepDrills } from './service.ts';

export const drillJobs = [
  defineJob({
    name: 'sweep-drills',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '0 4 * * *' },
    handle: (_, services: JobServices) => sweepDrills(services),
  }),
];
