import { isOnline } from '../connection/online.ts';
import { checkConnection } from '../connection/heartbeat.ts';
import { isAuthPath } from '../shell/paths.ts';
import { notify } from '../notices/notify.ts';
import { endSession } from '../session/session.ts';
import { readFailure } from './failure.ts';
import { reactionTo } from './reaction.ts';

/** Whether the call's own screen tells of this failure: of every one (`quiet: true`), or of some statuses (`quiet: [404]`). */
const isQuiet = (meta: Record<string, unknown> | undefined, status: number | null): boolean =>
  meta?.quiet === true || (Array.isArray(meta?.quiet) && meta.quiet.includes(status));

/** The one place where failed calls are acted upon. `meta: { quiet: … }` on a query or mutation keeps it from the toasts. */
export function reportFailure(
  error: unknown,
  { meta, isShown }: { meta: Record<string, unknown> | undefined; isShown: boolean },
): void {
  const failure = readFailure(error);
  if (failure.status === null) void checkConnection();
  const reaction = reactionTo(failure, {
    onAuthPage: isAuthPath(location.pathname),
    quiet: isShown || isQuiet(meta, failure.status),
    isOffline: !isOnline(),
  });
  if (reaction.kind === 'sign-out') endSession();
  if (reaction.kind === 'toast') notify.error(reaction.text);
}
