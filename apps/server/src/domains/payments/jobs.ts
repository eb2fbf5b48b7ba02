import { JOBS } from '@fairway/contracts/events';
import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { sweepMessages } from './use-cases/messages.ts';

export const paymentJobs = [
  defineJob({
    name: 'remove-customer',
    queue: 'notices',
    payload: JOBS['remove-customer'],
    handle: ({ stripe_id }, { payments }: JobDeps) => payments.removeCustomer(stripe_id),
  }),
  defineJob({
    name: 'sweep-provider-messages',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '35 3 * * *' },
    handle: (_, deps: JobDeps) => sweepMessages(deps),
  }),
];
