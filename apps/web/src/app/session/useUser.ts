import type { User } from '@fairway/contracts/auth/accounts';
import { useRouteContext } from '@tanstack/react-router';
import { trpc } from '../../trpc/client.ts';

/** The signed-in person, kept fresh. Only for pages below a layout that calls `requireUser`. */
export function useUser(): User {
  const admitted = useRouteContext({ strict: false, select: (context) => context.user });
  const { data } = trpc.accounts.user.useQuery();
  // While the session ends the answer is gone a moment before the page is.
  const user = data ?? admitted;
  if (!user) throw new Error('useUser needs a layout that calls requireUser.');
  return user;
}
