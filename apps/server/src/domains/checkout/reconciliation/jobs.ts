import { z } from 'zod';
import { defineEventHandler } from '#app/define-event-handler.ts';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { reconcileLedger, requestReconciliation } from './service.ts';

export const reconciliationJobs = [
  /** Asking is quick and the reconciliation is tried again for as long as the provider is away: they are two jobs. */
  defineJob({
    name: 'request-reconciliation',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { pattern: '10 2 * * *' },
    handle: (_, services: JobServices) => requestReconciliation(services),
  }),
  defineEventHandler({ topic: 'reconciliation.requested', queue: 'upkeep', handle: reconcileLedger }),
];
