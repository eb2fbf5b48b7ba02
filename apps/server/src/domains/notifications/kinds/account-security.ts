import { externalRecipient, findPerson } from '#domains/notifications/account-context/repository.ts';
import { accountMessages, findAddressee } from './account-messages.ts';
import { selectAccount } from './channel-matrix.ts';
import type { NotificationEvent } from './context.ts';
import { dateFor } from './format.ts';
import { neverStale, type NotificationKind } from './kind.ts';

type SecurityTopic = 'password.changed' | 'email.changed' | 'account.erased';

const securityKind: Pick<NotificationKind<SecurityTopic>, 'recipients' | 'findReader' | 'isStale'> = {
  recipients: (event: NotificationEvent<SecurityTopic>) => selectAccount(event),
  findReader: findAddressee,
  isStale: neverStale,
};

export const passwordChanged: NotificationKind<'password.changed'> = {
  ...securityKind,
  topic: 'password.changed',
  async load(db, { payload }) {
    const to = await findPerson(db, payload.user_id);
    return to && { to };
  },
  ...accountMessages(() => ({
    template: 'account',
    subject: 'Your Fairway password was changed',
    heading: 'Your password was changed',
    lead: 'Other devices have been logged out. If it was not you, reset your password now.',
    facts: [],
    button: { label: 'Reset your password', path: '/forgot' },
    footer: 'You’re receiving this because it concerns the safety of your account.',
  })),
};

/** To the address that was left, for that is where whoever lost their account still reads. */
export const emailChanged: NotificationKind<'email.changed'> = {
  ...securityKind,
  topic: 'email.changed',
  async load(db, { payload }) {
    const person = await findPerson(db, payload.user_id);
    return person && { to: { ...person, email: payload.from } };
  },
  ...accountMessages(({ to, payload, at }, { links }) => ({
    template: 'account',
    subject: 'Your Fairway login email was changed',
    heading: 'Your login email was changed',
    lead: `Your login email was changed to ${payload.to}. If this was not you, contact support straight away: somebody else may be able to get into your account.`,
    facts: [
      { label: 'Log in with', value: payload.to, was: payload.from },
      { label: 'Changed on', value: dateFor(to, at) },
    ],
    button: links.support
      ? { label: 'Contact support', path: links.support }
      : { label: 'Open Fairway', path: '/login' },
    footer: 'You’re receiving this at your old address because it concerns the safety of your account.',
  })),
};

/** The last mail to an address that no row keeps any more. */
export const accountErased: NotificationKind<'account.erased'> = {
  ...securityKind,
  topic: 'account.erased',
  load: (_, { payload }) => Promise.resolve({ to: externalRecipient(payload) }),
  ...accountMessages(() => ({
    template: 'account',
    subject: 'Your Fairway account has been deleted',
    heading: 'Your account has been deleted',
    lead: 'Your details, lessons and files have been permanently deleted. Thank you for using Fairway.',
    facts: [],
    button: { label: 'Open Fairway', path: '/login' },
    footer: 'This is the last email you will receive from us.',
  })),
};
