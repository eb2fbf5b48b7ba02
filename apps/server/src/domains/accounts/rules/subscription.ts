const GRACE_DAYS = 3;

/** Whether a pro's subscription is live, three days' grace included (A12). */
export const isSubscribed = (subscribed_until: Date | null, now: Date): boolean =>
  subscribed_until !== null && now.getTime() < subscribed_until.getTime() + GRACE_DAYS * 86_400_000;
