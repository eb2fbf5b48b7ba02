import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { defineWork } from '../notifications/use-cases/work.ts';
import { makeExport } from './use-cases/export-make.ts';
import { sweepExports } from './use-cases/export-sweep.ts';

export const exportJobs = [
  defineWork({ topic: 'export.asked', queue: 'upkeep', handle: makeExport }),
  defineJob({
    name: 'sweep-exports',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { every: 15 * 60_000 },
    handle: (_, deps: JobDeps) => sweepExports(deps),
  }),
];
