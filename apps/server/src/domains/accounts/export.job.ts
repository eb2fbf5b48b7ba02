import { JOBS } from '@fairway/contracts/events';
import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { makeExport } from './use-cases/export-make.ts';
import { sweepExports } from './use-cases/export-sweep.ts';

export const exportJobs = [
  defineJob({
    name: 'make-export',
    queue: 'upkeep',
    payload: JOBS['make-export'],
    handle: (payload, deps: JobDeps) => makeExport(payload, deps),
  }),
  defineJob({
    name: 'sweep-exports',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { every: 15 * 60_000 },
    handle: (_, deps: JobDeps) => sweepExports(deps),
  }),
];
