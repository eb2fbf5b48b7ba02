import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { defineWork } from '../notifications/use-cases/work.ts';
import { sweepMessages } from './use-cases/messages.ts';
import { reconcile } from './use-cases/reconcile.ts';

export const paymentJobs = [
  defineWork({
    topic: 'customer.gone',
    queue: 'upkeep',
    handle: ({ stripe_id }, { payments }) => payments.removeCustomer(stripe_id),
  }),
  defineWork({
    topic: 'payee.gone',
    queue: 'upkeep',
    handle: ({ stripe_account_id }, { payments }) => payments.removePayee(stripe_account_id),
  }),
  defineJob({
    name: 'reconcile-purchases',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { every: 60_000 },
    handle: (_, deps: JobDeps) => reconcile(deps),
  }),
  defineJob({
    name: 'sweep-provider-messages',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '35 3 * * *' },
    handle: (_, deps: JobDeps) => sweepMessages(deps),
  }),
];
