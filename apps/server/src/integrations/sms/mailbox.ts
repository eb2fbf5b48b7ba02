import type { Mailer } from '../mail/mailer.ts';
import type { Texter } from './texter.ts';

/** Stands in for a provider: texts go to the local mailbox as mails. */
export const mailboxTexter = (mailer: Mailer): Texter => ({
  send: ({ id, phone, body }) =>
    mailer.send({
      to: { name: '', address: 'text@mailbox.local' },
      subject: `[text to ${phone}]`,
      text: body,
      message_id: `${id}@fairway`,
    }),
});
