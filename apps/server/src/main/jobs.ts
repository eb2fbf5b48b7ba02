import { notificationJobs } from '#domains/notifications/dispatch/jobs.ts';
import { videoJobs } from '#domains/files/videos/jobs.ts';
import { fileJobs } from '#domains/files/uploads/jobs.ts';
import { exportJobs } from '#domains/users/data-export/jobs.ts';
import { challengeJobs } from '#domains/auth/challenges/jobs.ts';
import { sessionJobs } from '#domains/auth/sessions/jobs.ts';
import { onboardingJobs } from '#domains/coaching/onboarding-sweep/jobs.ts';
import { guardianJobs } from '#domains/coaching/guardians/jobs.ts';
import { creditJobs } from '#domains/credits/expiry/jobs.ts';
import { offerJobs } from '#domains/offers/announcement/jobs.ts';
import { peopleJobs } from '#domains/coaching/invitation-acceptance/jobs.ts';
import { ledgerJobs } from '#domains/credits/ledger/jobs.ts';
import { cardJobs } from '#domains/checkout/cards/jobs.ts';
import { payoutAccountJobs } from '#domains/checkout/payout-account/jobs.ts';
import { reconciliationJobs } from '#domains/checkout/reconciliation/jobs.ts';
import { recoveryJobs } from '#domains/checkout/recovery/jobs.ts';
import { webhookJobs } from '#domains/checkout/webhooks/jobs.ts';
import { groupPlaceJobs } from '#domains/lessons/group-places/jobs.ts';
import { waitingListJobs } from '#domains/schedule/waiting-list/jobs.ts';
import { drillJobs } from '#domains/practice/drills/jobs.ts';
import { subscriptionJobs } from '#domains/subscriptions/store-notifications/jobs.ts';
import { JobRegistry } from '#app/job-registry.ts';

/** Every job there is. */
export const jobRegistry = new JobRegistry([
  ...notificationJobs,
  ...challengeJobs,
  ...sessionJobs,
  ...onboardingJobs,
  ...guardianJobs,
  ...exportJobs,
  ...creditJobs,
  ...fileJobs,
  ...drillJobs,
  ...videoJobs,
  ...offerJobs,
  ...ledgerJobs,
  ...cardJobs,
  ...payoutAccountJobs,
  ...recoveryJobs,
  ...webhookJobs,
  ...reconciliationJobs,
  ...peopleJobs,
  ...subscriptionJobs,
  ...waitingListJobs,
  ...groupPlaceJobs,
]);
