import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { sweepSessions } from './use-cases/sessions.ts';
import { sweepChallenges, sweepOnboardings } from './use-cases/sweeps.ts';

const payload = z.object({});

export const accountJobs = [
  defineJob({
    name: 'sweep-sessions',
    queue: 'upkeep',
    payload,
    schedule: { pattern: '20 3 * * *' },
    handle: (_, deps: JobDeps) => sweepSessions(deps),
  }),
  defineJob({
    name: 'sweep-challenges',
    queue: 'upkeep',
    payload,
    schedule: { pattern: '25 3 * * *' },
    handle: (_, deps: JobDeps) => sweepChallenges(deps),
  }),
  defineJob({
    name: 'sweep-onboardings',
    queue: 'upkeep',
    payload,
    schedule: { pattern: '30 3 * * *' },
    handle: (_, deps: JobDeps) => sweepOnboardings(deps),
  }),
];
