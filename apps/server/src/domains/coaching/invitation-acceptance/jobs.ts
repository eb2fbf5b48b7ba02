import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { sweepInvitations } from './service.ts';

export const peopleJobs = [
  defineJob({
    name: 'sweep-invitations',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '35 3 * * *' },
    handle: (_, services: JobServices) => sweepInvitations(services),
  }),
];
