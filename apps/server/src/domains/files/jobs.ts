import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { defineWork } from '../notifications/use-cases/work.ts';
import { sweepFiles } from './use-cases/sweep.ts';

export const fileJobs = [
  defineJob({
    name: 'sweep-files',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '40 * * * *' },
    handle: (_, deps: JobDeps) => sweepFiles(deps),
  }),
  /** What has lost its row loses its place. */
  defineWork({
    topic: 'files.gone',
    queue: 'upkeep',
    handle: ({ prefix }, { storage }) => storage.remove(prefix),
  }),
];
