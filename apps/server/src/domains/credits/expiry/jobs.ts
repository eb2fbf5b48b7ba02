import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { expireCredits, remindOfCredits } from './service.ts';

const payload = z.object({});
/** A day ends and a morning begins at some quarter of an hour, whatever the zone. */
const schedule = { pattern: '*/15 * * * *' };

export const creditJobs = [
  defineJob({
    name: 'expire-credits',
    queue: 'upkeep',
    payload,
    schedule,
    handle: (_, services: JobServices) => expireCredits(services),
  }),
  defineJob({
    name: 'remind-of-credits',
    queue: 'upkeep',
    payload,
    schedule,
    handle: (_, services: JobServices) => remindOfCredits(services),
  }),
];
