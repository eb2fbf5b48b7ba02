import { outsideTransactions } from '@fairway/db/transaction';
import type { Logger } from 'pino';
import type { Env } from '#core/env.ts';
import { smtpMailer } from '#adapters/email/smtp.ts';
import { ExpectedFailure, describeReason, logOutages } from './outages.ts';
import type { Mailer } from '#adapters/email/mailer.ts';
import { firebasePusher } from '#adapters/push/firebase.ts';
import { joinPushers } from '#adapters/push/join.ts';
import { mailboxPusher } from '#adapters/push/mailbox.ts';
import type { PushSender } from '#adapters/push/push-sender.ts';
import { webPusher, webPushSettingsFrom } from '#adapters/push/web-push.ts';
import { mailboxTexter } from '#adapters/sms/mailbox.ts';
import type { SmsSender } from '#adapters/sms/sms-sender.ts';
import { PermanentDeliveryError } from './permanent-delivery-error.ts';
import { twilioTexter } from '#adapters/sms/twilio.ts';
import { twilioStatusUrl } from '#adapters/sms/twilio-status.ts';

/** The ways to reach people; one that is not set up is null. */
export interface Channels {
  email: Mailer | null;
  text: SmsSender | null;
  push: PushSender | null;
}

/** The channels the settings give: outside production the mailbox stands in for texts and pushes without a provider. */
export function openChannels(env: Env): Channels {
  const email = env.SMTP_URL
    ? smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM, connections: env.WORKER_CONCURRENCY })
    : null;
  const mailbox = env.NODE_ENV === 'production' ? null : email;
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = env;
  const statusUrl = (id: string) => twilioStatusUrl(env.PUBLIC_URL, id);
  const text = sid && token && from ? twilioTexter({ sid, token, from, statusUrl }) : mailbox && mailboxTexter(mailbox);
  const native = env.FIREBASE_CREDENTIALS
    ? firebasePusher(env.FIREBASE_CREDENTIALS)
    : mailbox && mailboxPusher(mailbox);
  const web = webPushSettingsFrom(env);
  const pushers = [native, web && webPusher(web)].filter((pusher) => pusher !== null);
  const push = pushers.length > 0 ? joinPushers(pushers) : null;
  return {
    email: email && outsideTransactions('email', email),
    text: text && outsideTransactions('text', text),
    push: push && outsideTransactions('push', push),
  };
}

/** What a failure at the other end comes with; one without any of it is a fault of our own. */
interface ProviderFault {
  code?: unknown;
  responseCode?: unknown;
  status?: unknown;
}
const isProviders = (error: unknown): boolean => {
  const { code, responseCode, status } = (error ?? {}) as ProviderFault;
  // A stream that breaks is the mail's own, before anybody else has a say.
  return code !== 'ESTREAM' && [code, responseCode, status].some((sign) => sign !== undefined);
};

/** The same channels, which tell the log when one of them goes away, and when it is back: each notice that waits for it need not. */
export function tellingOfOutages({ email, text, push }: Channels, log: Pick<Logger, 'warn' | 'info'>): Channels {
  const watch = <A extends unknown[], R>(name: string, send: (...args: A) => Promise<R>) => {
    const outages = logOutages(log, {
      away: `Notices by ${name} cannot be sent now and are tried again`,
      back: `Notices by ${name} are sent again`,
    });
    return async (...args: A): Promise<R> => {
      try {
        const sent = await send(...args);
        outages.works();
        return sent;
      } catch (error) {
        if (error instanceof PermanentDeliveryError || error instanceof ExpectedFailure || !isProviders(error))
          throw error;
        outages.failed(error);
        throw new ExpectedFailure(describeReason(error), { cause: error });
      }
    };
  };
  return {
    email: email && { ...email, send: watch('email', email.send) },
    text: text && { send: watch('text', text.send) },
    push: push && { send: watch('push', push.send) },
  };
}
