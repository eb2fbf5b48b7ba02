import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { sweepNotifications } from './use-cases/notifications.ts';

export const subscriptionJobs = [
  defineJob({
    name: 'sweep-store-notifications',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '50 3 * * *' },
    handle: (_, deps: JobDeps) => sweepNotifications(deps),
  }),
];
