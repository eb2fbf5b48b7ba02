import { JOBS } from '@fairway/contracts/events';
import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { clearOutbox } from './use-cases/clear-outbox.ts';
import { deliver } from './use-cases/deliver.ts';
import { remind } from './use-cases/remind.ts';
import { resume } from './use-cases/resume.ts';
import { tell } from './use-cases/tell.ts';

const nothing = z.object({});
const MINUTE = { every: 60_000 };

export const notificationJobs = [
  defineJob({ name: 'tell', queue: 'notices', payload: JOBS.tell, handle: tell }),
  defineJob({ name: 'deliver', queue: 'notices', payload: JOBS.deliver, handle: deliver }),
  defineJob({
    name: 'remind',
    queue: 'upkeep',
    payload: nothing,
    schedule: MINUTE,
    handle: (_, deps: JobDeps) => remind(deps),
  }),
  defineJob({
    name: 'resume',
    queue: 'upkeep',
    payload: nothing,
    schedule: MINUTE,
    handle: (_, deps: JobDeps) => resume(deps),
  }),
  defineJob({
    name: 'clear-outbox',
    queue: 'upkeep',
    payload: nothing,
    schedule: { pattern: '40 3 * * *' },
    handle: (_, deps: JobDeps) => clearOutbox(deps),
  }),
];
