import type { Links } from '@fairway/contracts/links';
import type { Secrets } from '../../../integrations/secrets.ts';
import type { Addressee, LetterHappening } from '../rules/facts.ts';
import type { Notice } from './notice.ts';
import { dateAt } from './words.ts';

/** What letters lead to: pins and links of our own, and the pages outside the app. */
export interface LetterMeans {
  secrets: Secrets;
  links: Pick<Links, 'support'>;
}

type Words = Pick<Notice, 'subject' | 'heading' | 'lead' | 'button' | 'why'> &
  Partial<Pick<Notice, 'facts' | 'code' | 'text' | 'push'>>;

/** A letter says the same on each channel, unless it is told otherwise. */
const letter = (words: Words): Notice => ({
  facts: [],
  text: `Fairway: ${words.heading}.`,
  push: { title: words.heading, body: words.lead },
  ...words,
});

/** "4 January 2031", in the zone of whoever reads it. */
const dateFor = ({ timezone }: Addressee, at: Date): string => dateAt(at, timezone);

const ASKED =
  'You get this because somebody asked for it with your address. If that was not you, there is nothing to do.';

type Challenge = Extract<LetterHappening, { topic: 'challenge.made' }>;

/** The pins and links people asked for, or need to go on (A3, A4, A13a). */
function challengeLetter({ to, challenge: { id, purpose, expires_at } }: Challenge, secrets: Secrets): Notice {
  if (purpose === 'set_password') {
    const token = secrets.token('set_password', id);
    return letter({
      subject: 'Your Fairway account is ready',
      heading: 'Welcome to Fairway',
      lead: 'An account was made for you. Choose a password and you are in.',
      facts: [
        { label: 'Sign in with', value: to.email },
        { label: 'Link works until', value: dateFor(to, expires_at) },
      ],
      button: { label: 'Choose a password', path: `/set-password?token=${token}` },
      why: 'You get this because an administrator of Fairway made an account with your address.',
    });
  }
  const code = secrets.pin(purpose, id);
  if (purpose === 'reset')
    return letter({
      subject: 'Reset your Fairway password',
      heading: 'Reset your password',
      lead: 'Enter this code with your new password. It works for 30 minutes.',
      code,
      button: { label: 'Choose a new password', path: `/reset?email=${encodeURIComponent(to.email)}` },
      why: ASKED,
    });
  return letter({
    subject: 'Your Fairway sign-in code',
    heading: 'Your sign-in code',
    lead: 'Enter it to finish signing in. It works for 10 minutes.',
    code,
    button: { label: 'Enter the code', path: '/two-factor' },
    text: `Fairway: your sign-in code is ${code}. It works for 10 minutes.`,
    why: 'You get this because somebody signed in with your password. If that was not you, change your password now.',
  });
}

type Invited = Extract<LetterHappening, { topic: 'invitation.made' }>;

const invitationLetter = ({ to, invitation }: Invited, secrets: Secrets): Notice =>
  letter({
    subject: `${invitation.pro_name} invites you to Fairway`,
    heading: `${invitation.pro_name} invites you`,
    lead: 'Book lessons, see your lesson records and keep up with your golf, all in one place.',
    facts: [
      { label: 'Your code', value: invitation.code },
      { label: 'Works until', value: dateFor(to, invitation.expires_at) },
    ],
    button: {
      label: 'Accept the invitation',
      path: `/accept-invite?token=${secrets.token('invitation', `${invitation.id}:${invitation.sent}`)}`,
    },
    why: `You get this because ${invitation.pro_name} entered your address. If you do not know them, there is nothing to do.`,
  });

/** What is said to one person of their own account. Pins and links are worked out here and kept nowhere. */
export function letterNotice(happening: LetterHappening, { secrets, links }: LetterMeans): Notice {
  switch (happening.topic) {
    case 'challenge.made':
      return challengeLetter(happening, secrets);
    case 'invitation.made':
      return invitationLetter(happening, secrets);
    case 'password.changed':
      return letter({
        subject: 'Your Fairway password was changed',
        heading: 'Your password was changed',
        lead: 'Other devices have been signed out. If it was not you, reset your password now.',
        button: { label: 'Reset your password', path: '/forgot' },
        why: 'You get this because it concerns the safety of your account.',
      });
    case 'email.changed':
      return letter({
        subject: 'Your Fairway sign-in email was changed',
        heading: 'Your sign-in email was changed',
        lead: `Your sign-in email was changed to ${happening.payload.to}. If this was not you, tell our support at once: somebody else can get into your account.`,
        facts: [
          { label: 'Sign in with', value: happening.payload.to, was: happening.payload.from },
          { label: 'Changed on', value: dateFor(happening.to, happening.at) },
        ],
        button: links.support
          ? { label: 'Tell our support', path: links.support }
          : { label: 'Open Fairway', path: '/login' },
        why: 'You get this at your old address because it concerns the safety of your account.',
      });
    case 'player.joined':
      return letter({
        subject: `${happening.player.name} has joined`,
        heading: `${happening.player.name} has joined`,
        lead: 'They are among your players now and can book lessons with you.',
        button: { label: 'See your player', path: `/pro/players/${happening.player.id}` },
        why: null,
      });
    case 'export.ready':
      return letter({
        subject: 'Your Fairway data is ready',
        heading: 'Your data is ready',
        lead: 'Here is everything we hold about you, as you asked for.',
        facts: [{ label: 'Link works until', value: dateFor(happening.to, happening.expires_at) }],
        button: {
          label: 'Download your data',
          path: `/api/data-export/${secrets.token('export', happening.payload.export_id)}`,
        },
        why: 'You get this because you asked for your data in your account.',
      });
    case 'account.erased':
      return letter({
        subject: 'Your Fairway account is erased',
        heading: 'Your account is erased',
        lead: 'Your details, your lessons and your files are gone for good. Thank you for playing with us.',
        button: { label: 'Open Fairway', path: '/login' },
        why: 'This is the last mail you get from us.',
      });
  }
}
