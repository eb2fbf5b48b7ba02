import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { sweepNotifications } from './service.ts';

export const subscriptionJobs = [
  defineJob({
    name: 'sweep-store-notifications',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '50 3 * * *' },
    handle: (_, services: JobServices) => sweepNotifications(services),
  }),
];
