import type { Mailer } from '#adapters/email/mailer.ts';
import type { PushSender } from './push-sender.ts';

/** Stands in for a provider and for a device: pushes go to the local mailbox as mails, whether or not there are tokens. */
export const mailboxPusher = (mailer: Mailer): PushSender => ({
  send: async ({ id, email, title, body, url }) => {
    await mailer.send({
      to: { name: '', address: email },
      subject: `[push to ${email}] ${title}`,
      text: `${title}\n${body}\n\n${url}`,
      message_id: `${id}@fairway`,
    });
    return { reached: 1, dead: [] };
  },
});
