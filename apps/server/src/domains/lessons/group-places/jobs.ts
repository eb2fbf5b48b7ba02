import { MINUTE_MS } from '@fairway/time/units';
import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { sweepPlaces } from './service.ts';

export const groupPlaceJobs = [
  defineJob({
    name: 'sweep-group-places',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { every: MINUTE_MS },
    handle: (_, services: JobServices) => sweepPlaces(services),
  }),
];
