import type { DeliveryReason } from '@fairway/contracts/notifications/deliveries';
import { DAY_MS } from '@fairway/time/units';

/** What a bounce says of its address: it is no good, its owner wants none of it, or it did not work this time. */
export type BounceKind = 'hard' | 'complaint' | 'soft';

const KINDS: Record<DeliveryReason, BounceKind | null> = {
  no_such_address: 'hard',
  marked_as_spam: 'complaint',
  mailbox_full: 'soft',
  refused: 'soft',
  number_unreachable: 'soft',
  suppressed: null,
  no_device: null,
  no_phone: null,
  no_provider: null,
  provider_down: null,
  too_many: null,
};

/** What a failure says of its address; null when it says nothing of it. */
export const findBounceKind = (reason: DeliveryReason): BounceKind | null => KINDS[reason];

/** So many soft bounces, none longer than so long after the one before, and an address is given up (M24). */
export const SOFT_BOUNCES = 3;
const SOFT_WINDOW_MS = 30 * DAY_MS;

/** How many bounces there have been in a row, with one now; what lies long back no longer counts. */
export const countBounces = (before: { bounces: number; last_seen_at: Date } | null, at: Date): number =>
  before && at.getTime() - before.last_seen_at.getTime() <= SOFT_WINDOW_MS ? before.bounces + 1 : 1;

/** Whether an address is sent nothing more after a bounce, the last of so many in a row. */
export const isSuppressing = (kind: BounceKind, bounces: number): boolean => kind !== 'soft' || bounces >= SOFT_BOUNCES;
