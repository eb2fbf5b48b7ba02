import { z } from 'zod';
import { defineJob } from '../../queues/define-job.ts';
import type { JobDeps } from '../../queues/deps.ts';
import { defineWork } from '../notifications/use-cases/work.ts';
import { sweepMessages } from './use-cases/messages.ts';
import { proofPlease, proveMoney } from './use-cases/proof.ts';
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
  /** Asking is quick and the proof is tried again for as long as the provider is away: they are two jobs. */
  defineJob({
    name: 'ask-for-proof',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '10 2 * * *' },
    handle: (_, deps: JobDeps) => proofPlease(deps),
  }),
  defineWork({ topic: 'proof.asked', queue: 'upkeep', handle: proveMoney }),
];
