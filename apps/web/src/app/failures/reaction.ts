import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import type { Failure } from './failure.ts';

export interface Circumstances {
  /** The page on show is one of signing in. */
  onAuthPage: boolean;
  /** The call opted out of toasts: its screen tells of the failure itself. */
  quiet: boolean;
  /** The server is known to be out of reach. */
  isOffline: boolean;
}

export type Reaction = { kind: 'nothing' } | { kind: 'sign-out' } | { kind: 'toast'; text: string };

/** What the app does about a failed call, whatever screen made it. */
export function reactionTo({ status }: Failure, { onAuthPage, quiet, isOffline }: Circumstances): Reaction {
  if (status === 401) return onAuthPage ? { kind: 'nothing' } : { kind: 'sign-out' };
  // 418: "the calling screen shows this one itself".
  if (quiet || status === 418) return { kind: 'nothing' };
  if (status === null && isOffline) return { kind: 'toast', text: FAILURE_TEXTS.retry_online };
  return { kind: 'toast', text: status === 422 ? FAILURE_TEXTS.invalid : FAILURE_TEXTS.problem };
}
