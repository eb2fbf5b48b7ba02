import type { Actor, Deps } from '../../apps/server/src/trpc/context.ts';
import { invitePlayer } from '../../apps/server/src/domains/people/use-cases/invitations.ts';

/** Pending players of the pro's, each for one call, and what the mail to one of them says. */
export interface Invited {
  id: string;
  resent_id: string;
  cancelled_id: string;
  email: string;
  token: string;
}

/** Invites them. */
export async function invited(deps: Deps, pro: Actor): Promise<Invited> {
  const invite = (email: string) => invitePlayer(pro, { first_name: 'Alex', last_name: 'Taylor', email }, deps);
  const email = 'pending@example.com';
  const { id } = await invite(email);
  return {
    id,
    email,
    token: deps.secrets.token('invitation', `${(await invite('accepted@example.com')).id}:1`),
    resent_id: (await invite('resent@example.com')).id,
    cancelled_id: (await invite('cancelled@example.com')).id,
  };
}
