import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { expireCredits, remindOfCredits } from './use-cases/sweeps.ts';

const payload = z.object({});
/** A day ends and a morning begins at some quarter of an hour, whatever the zone. */
const schedule = { pattern: '*/15 * * * *' };

export const creditJobs = [
  defineJob({
    name: 'expire-credits',
    queue: 'upkeep',
    payload,
    schedule,
    handle: (_, deps: JobDeps) => expireCredits(deps),
  }),
  defineJob({
    name: 'remind-of-credits',
    queue: 'upkeep',
    payload,
    schedule,
    handle: (_, deps: JobDeps) => remindOfCredits(deps),
  }),
];
