import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';
import { invitePlayer } from '../../apps/server/src/domains/coaching/invitations/service.ts';

/** Pending players of the pro's, each for one call, and what the mail to one of them says. */
export interface Invited {
  id: string;
  resent_id: string;
  cancelled_id: string;
  email: string;
  token: string;
}

/** Invites them. */
export async function invited(services: AppServices, pro: Actor): Promise<Invited> {
  const invite = (email: string) => invitePlayer(pro, { first_name: 'Alex', last_name: 'Taylor', email }, services);
  const email = 'pending@example.com';
  const { id } = await invite(email);
  return {
    id,
    email,
    token: services.secrets.token('invitation', `${(await invite('accepted@example.com')).id}:1`),
    resent_id: (await invite('resent@example.com')).id,
    cancelled_id: (await invite('cancelled@example.com')).id,
  };
}
