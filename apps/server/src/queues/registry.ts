import { notificationJobs } from '../domains/notifications/jobs.ts';
import { fileJobs } from '../domains/files/jobs.ts';
import { exportJobs } from '../domains/accounts/export.job.ts';
import { accountJobs } from '../domains/accounts/jobs.ts';
import { creditJobs } from '../domains/credits/jobs.ts';
import { offerJobs } from '../domains/offers/jobs.ts';
import { peopleJobs } from '../domains/people/jobs.ts';
import { paymentJobs } from '../domains/payments/jobs.ts';
import { subscriptionJobs } from '../domains/subscriptions/jobs.ts';
import type { Job } from './define-job.ts';
import type { JobDeps } from './deps.ts';

/** Every job there is. */
export const jobs: readonly Job<JobDeps>[] = [
  ...notificationJobs,
  ...accountJobs,
  ...exportJobs,
  ...creditJobs,
  ...fileJobs,
  ...offerJobs,
  ...paymentJobs,
  ...peopleJobs,
  ...subscriptionJobs,
];

const byName = new Map(jobs.map((job) => [job.name, job]));

/** The job of that name; asking for one that does not exist is a mistake in the program. */
export function jobNamed(name: string): Job<JobDeps> {
  const job = byName.get(name);
  if (!job) throw new Error(`There is no job "${name}".`);
  return job;
}
