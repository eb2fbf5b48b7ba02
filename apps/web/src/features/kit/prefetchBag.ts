import { knownUser } from '../../app/session/session.ts';
import { utils } from '../../trpc/client.ts';

/** Asks for the reader's own bag before the screen is there. */
export function prefetchBag(): void {
  const user = knownUser();
  if (user) void utils.kit.bag.prefetch({ id: user.id });
}
