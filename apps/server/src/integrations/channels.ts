import type { Env } from '../env.ts';
import { smtpMailer } from './mail/smtp.ts';
import type { Mailer } from './mail/mailer.ts';
import { firebasePusher } from './push/firebase.ts';
import { mailboxPusher } from './push/mailbox.ts';
import type { Pusher } from './push/pusher.ts';
import { mailboxTexter } from './sms/mailbox.ts';
import type { Texter } from './sms/texter.ts';
import { twilioTexter } from './sms/twilio.ts';

/** The ways to reach people; one that is not set up is null. */
export interface Channels {
  email: Mailer | null;
  text: Texter | null;
  push: Pusher | null;
}

/** The channels the settings give: outside production the mailbox stands in for texts and pushes without a provider. */
export function openChannels(env: Env): Channels {
  const email = env.SMTP_URL
    ? smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM, connections: env.WORKER_CONCURRENCY })
    : null;
  const mailbox = env.NODE_ENV === 'production' ? null : email;
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = env;
  const text = sid && token && from ? twilioTexter({ sid, token, from }) : mailbox && mailboxTexter(mailbox);
  const push = env.FIREBASE_CREDENTIALS ? firebasePusher(env.FIREBASE_CREDENTIALS) : mailbox && mailboxPusher(mailbox);
  return { email, text, push };
}
