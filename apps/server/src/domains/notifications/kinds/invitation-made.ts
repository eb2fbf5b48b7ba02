import { findInvitation } from '#domains/notifications/account-context/repository.ts';
import { accountMessages, expiredSince, findAddressee } from './account-messages.ts';
import { selectAccount } from './channel-matrix.ts';
import { dateFor } from './format.ts';
import type { NotificationKind } from './kind.ts';

/** A coach's invitation, to somebody without an account here. */
export const invitationMade: NotificationKind<'invitation.made'> = {
  topic: 'invitation.made',
  load: findInvitation,
  recipients: (event) => selectAccount(event),
  findReader: findAddressee,
  isStale({ payload, invitation }, now) {
    if (invitation.accepted_at) return 'the invitation was accepted since';
    if (invitation.sent !== payload.sent) return 'a newer mail was sent since';
    return expiredSince(invitation.expires_at, now);
  },
  ...accountMessages(({ to, invitation }, { secrets }) => ({
    template: 'invitation',
    // In no word the coach's own: the subject is what spam is made for.
    subject: 'Your golf coach has invited you to Fairway',
    heading: `${invitation.pro_name} has invited you`,
    lead: 'Book lessons, see your lesson records and keep up with your golf, all in one place.',
    code: { label: 'Your code', value: invitation.code },
    facts: [{ label: 'Works until', value: dateFor(to, invitation.expires_at) }],
    button: {
      label: 'Accept the invitation',
      path: `/accept-invite?token=${secrets.token('invitation', `${invitation.id}:${invitation.sent}`)}`,
    },
    footer: `You’re receiving this because ${invitation.pro_name} entered your address. If you do not know them, you can ignore this email.`,
  })),
};
