import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { sweepWebhookEvents } from './service.ts';

export const webhookJobs = [
  defineJob({
    name: 'sweep-webhook-events',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '35 3 * * *' },
    handle: (_, services: JobServices) => sweepWebhookEvents(services),
  }),
];
