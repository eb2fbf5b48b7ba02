import type { User, UserType } from '@fairway/contracts/auth/accounts';
import { redirect } from '@tanstack/react-router';
import { confirmUser, loadUser, markPagesShown } from './session.ts';
import { findRedirect } from './redirectedFrom.ts';

export interface GuardedRoute {
  location: { href: string };
}

/** For `beforeLoad` of a layout: gives the signed-in person, or leads whoever may not enter to where they may. */
export async function requireUser({ location }: GuardedRoute, only?: UserType): Promise<{ user: User }> {
  let user = await loadUser();
  // Someone else may have signed in since this device last heard, or renewed: nobody is turned away on an old answer, nor loses the
  // address they have come to because the new one is slow.
  if (user && findRedirect(user, only)) user = await confirmUser();
  if (!user) throw redirect({ to: '/login', search: { from: location.href }, replace: true });
  const elsewhere = findRedirect(user, only);
  if (elsewhere) throw redirect({ href: elsewhere, replace: true });
  markPagesShown(user);
  return { user };
}
