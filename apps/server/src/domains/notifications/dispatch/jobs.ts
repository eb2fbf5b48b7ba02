import { JOBS } from '@fairway/contracts/notifications/events';
import { MINUTE_MS } from '@fairway/time/units';
import { z } from 'zod';
import { defineJob } from '#app/define-job.ts';
import type { JobServices } from '#app/job-services.ts';
import { clearOutbox, deliver } from '#domains/notifications/delivery/service.ts';
import { sweepExternalMails } from '#domains/auth/external-emails/service.ts';
import { clearDigests, publishDigests } from '#domains/notifications/digests/service.ts';
import { remindOfPractice } from '#domains/notifications/practice-reminders/service.ts';
import { remind } from '#domains/notifications/reminders/service.ts';
import { requeueOverdue, dispatchNotifications } from './service.ts';

const nothing = z.object({});
const EVERY_MINUTE = { every: MINUTE_MS };

export const notificationJobs = [
  defineJob({
    name: 'dispatch-notifications',
    queue: 'notices',
    payload: JOBS['dispatch-notifications'],
    handle: dispatchNotifications,
  }),
  // One that quiet hours hold back is done with its row still to be sent, and comes again when they are over.
  defineJob({ name: 'deliver', queue: 'notices', payload: JOBS.deliver, isRepeatable: true, handle: deliver }),
  defineJob({
    name: 'send-reminders',
    queue: 'upkeep',
    payload: nothing,
    schedule: EVERY_MINUTE,
    handle: (_, services: JobServices) => remind(services),
  }),
  defineJob({
    name: 'remind-of-practice',
    queue: 'upkeep',
    payload: nothing,
    // Zones differ from each other by quarters of an hour.
    schedule: { pattern: '*/15 * * * *' },
    handle: (_, services: JobServices) => remindOfPractice(services),
  }),
  defineJob({
    name: 'publish-digests',
    queue: 'upkeep',
    payload: nothing,
    schedule: EVERY_MINUTE,
    handle: (_, services: JobServices) => publishDigests(services),
  }),
  defineJob({
    name: 'requeue-overdue',
    queue: 'upkeep',
    payload: nothing,
    schedule: EVERY_MINUTE,
    handle: (_, services: JobServices) => requeueOverdue(services),
  }),
  defineJob({
    name: 'clear-outbox',
    queue: 'upkeep',
    payload: nothing,
    schedule: { pattern: '40 3 * * *' },
    handle: (_, services: JobServices) => clearOutbox(services),
  }),
  defineJob({
    name: 'clear-digests',
    queue: 'upkeep',
    payload: nothing,
    schedule: { pattern: '55 3 * * *' },
    handle: (_, services: JobServices) => clearDigests(services),
  }),
  defineJob({
    name: 'sweep-external-mails',
    queue: 'upkeep',
    payload: nothing,
    schedule: { pattern: '45 3 * * *' },
    handle: (_, services: JobServices) => sweepExternalMails(services),
  }),
];
