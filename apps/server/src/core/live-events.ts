import type { LiveEvent } from '@fairway/contracts/live/events';

/** Tells people's open windows that something has changed, so that they read it again (M8). */
export interface LiveEvents {
  /**
   * Tells all windows of these people, in whichever process. Call it after the transaction that changed something: whoever is told
   * reads at once. It is an extra: it never fails its caller and soon gives up, for a window that is not told asks by itself.
   */
  publish: (user_ids: readonly string[], event: LiveEvent) => Promise<void>;
}
