import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { announceOffers } from './service.ts';

export const offerJobs = [
  /** A day begins at some quarter of an hour, whatever the zone. */
  defineJob({
    name: 'announce-offers',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '*/15 * * * *' },
    handle: (_, services: JobServices) => announceOffers(services),
  }),
];
