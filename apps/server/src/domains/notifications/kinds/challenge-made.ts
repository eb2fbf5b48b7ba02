import type { EmailContent } from '@fairway/emails/content';
import type { Secrets } from '#adapters/secrets.ts';
import { findChallenge } from '#domains/notifications/account-context/repository.ts';
import { accountMessages, expiredSince, findAddressee } from './account-messages.ts';
import { selectAccount } from './channel-matrix.ts';
import type { NotificationEvent } from './context.ts';
import { dateFor } from './format.ts';
import type { NotificationKind } from './kind.ts';

type ChallengeEvent = NotificationEvent<'challenge.made'>;

const ASKED =
  'You’re receiving this because somebody asked for it with your address. If that was not you, you can ignore this email.';

/** The link of somebody whom an administrator made an account for. */
function setPasswordEmail({ to, challenge: { id, expires_at } }: ChallengeEvent, secrets: Secrets): EmailContent {
  return {
    template: 'account',
    subject: 'Your Fairway account is ready',
    heading: 'Welcome to Fairway',
    lead: 'An account has been created for you. Choose a password to finish.',
    facts: [
      { label: 'Log in with', value: to.email ?? '' },
      { label: 'Link works until', value: dateFor(to, expires_at) },
    ],
    button: { label: 'Choose a password', path: `/set-password?token=${secrets.token('set_password', id)}` },
    footer: 'You’re receiving this because a Fairway administrator created an account with your email.',
  };
}

/** The pins and links people asked for, or need to go on (A3, A4, A13a). They are worked out here and kept nowhere. */
function writeEmail(event: ChallengeEvent, secrets: Secrets): EmailContent {
  const { to, challenge } = event;
  const { id, purpose, replaces } = challenge;
  if (purpose === 'set_password') return setPasswordEmail(event, secrets);
  const code = secrets.pin(purpose, id);
  if (purpose === 'confirm_email')
    return {
      template: 'code',
      subject: 'Confirm your email for Fairway',
      heading: 'Confirm your email',
      lead: replaces
        ? 'Enter this pin in your account to log in with this email from now on. It works for an hour.'
        : 'Enter this pin in your account to show that this email is yours. It works for an hour.',
      code,
      button: { label: 'Enter the pin', path: '/account/personal' },
      footer:
        'You’re receiving this because somebody entered your address in their Fairway account. If that was not you, you can ignore this email.',
    };
  if (purpose === 'reset')
    return {
      template: 'code',
      subject: 'Reset your Fairway password',
      heading: 'Reset your password',
      lead: 'Enter this pin with your new password. It works for 30 minutes.',
      code,
      button: { label: 'Choose a new password', path: `/reset?email=${encodeURIComponent(to.email ?? '')}` },
      footer: ASKED,
    };
  return {
    template: 'code',
    subject: 'Your Fairway login pin',
    heading: 'Your login pin',
    lead: 'Enter it to finish logging in. It works for 10 minutes.',
    code,
    button: { label: 'Enter the pin', path: '/two-factor' },
    footer:
      'You’re receiving this because somebody logged in with your password. If that was not you, change your password now.',
  };
}

const messages = accountMessages<'challenge.made'>((event, { secrets }) => writeEmail(event, secrets));

export const challengeMade: NotificationKind<'challenge.made'> = {
  topic: 'challenge.made',
  load: findChallenge,
  /** A sign-in code goes by text as well, to whoever has a number (A3). */
  recipients(event) {
    const byText = event.challenge.purpose === 'two_factor' && event.to.phone !== null;
    return selectAccount(event, byText ? ['text'] : []);
  },
  findReader: findAddressee,
  isStale: ({ challenge: { settled_at, expires_at } }, now) =>
    settled_at ? 'it was used or replaced since' : expiredSince(expires_at, now),
  ...messages,
  text(event, reader, services) {
    const { id, purpose } = event.challenge;
    if (purpose !== 'two_factor') return messages.text(event, reader, services);
    return `Fairway: your login pin is ${services.secrets.pin(purpose, id)}. It works for 10 minutes.`;
  },
};
