import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { announceOffers } from './use-cases/publish.ts';

export const offerJobs = [
  /** A day begins at some quarter of an hour, whatever the zone. */
  defineJob({
    name: 'announce-offers',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '*/15 * * * *' },
    handle: (_, deps: JobDeps) => announceOffers(deps),
  }),
];
