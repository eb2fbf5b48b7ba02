import { MINUTE_MS } from '@fairway/time/units';
import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { resumePendingPurchases } from './service.ts';

export const recoveryJobs = [
  defineJob({
    name: 'resume-pending-purchases',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { every: MINUTE_MS },
    handle: (_, services: JobServices) => resumePendingPurchases(services),
  }),
];
