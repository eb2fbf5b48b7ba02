import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { sweepSessions } from './use-cases/sessions.ts';

export const accountJobs = [
  defineJob({
    name: 'sweep-sessions',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '20 3 * * *' },
    handle: (_, deps: JobDeps) => sweepSessions(deps),
  }),
];
