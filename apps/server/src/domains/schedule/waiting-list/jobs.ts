import { MINUTE_MS } from '@fairway/time/units';
import { z } from 'zod';
import { defineEventHandler } from '#app/define-event-handler.ts';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { offerOpenedTime, sweepWaitingList } from './service.ts';

export const waitingListJobs = [
  defineEventHandler({ topic: 'time.opened', queue: 'upkeep', handle: offerOpenedTime }),
  defineJob({
    name: 'sweep-waiting-list',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { every: MINUTE_MS },
    handle: (_, services: JobServices) => sweepWaitingList(services),
  }),
];
