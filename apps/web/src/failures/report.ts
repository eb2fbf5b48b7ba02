import { checkConnection } from '../connection/heartbeat.ts';
import { isAuthPath } from '../navigation/paths.ts';
import { notify } from '../notices/notify.ts';
import { endSession } from '../session/session.ts';
import { failureOf } from './failure.ts';
import { reactionTo } from './reaction.ts';

/** The one place where failed calls are acted upon. `meta: { quiet: true }` on a query or mutation keeps it from the toasts. */
export function reportFailure(error: unknown, meta: Record<string, unknown> | undefined): void {
  const failure = failureOf(error);
  if (failure.status === null) void checkConnection();
  const reaction = reactionTo(failure, { onAuthPage: isAuthPath(location.pathname), quiet: meta?.quiet === true });
  if (reaction.kind === 'sign-out') endSession();
  if (reaction.kind === 'toast') notify.error(reaction.text);
}
