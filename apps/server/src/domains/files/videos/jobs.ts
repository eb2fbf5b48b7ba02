import { MINUTE_MS } from '@fairway/time/units';
import { z } from 'zod';
import { defineEventHandler } from '#app/define-event-handler.ts';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { prepareVideo, sweepVideos } from './service.ts';

export const videoJobs = [
  defineEventHandler({ topic: 'video.stored', queue: 'videos', handle: prepareVideo }),
  defineJob({
    name: 'sweep-videos',
    queue: 'upkeep',
    payload: z.object({}),
    schedule: { every: 15 * MINUTE_MS },
    handle: (_, services: JobServices) => sweepVideos(services),
  }),
];
