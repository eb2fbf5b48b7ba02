import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { sweepInvitations } from './use-cases/taking-invitations.ts';

export const peopleJobs = [
  defineJob({
    name: 'sweep-invitations',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '35 3 * * *' },
    handle: (_, deps: JobDeps) => sweepInvitations(deps),
  }),
];
