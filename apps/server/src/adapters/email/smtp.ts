import { MINUTE_MS } from '@fairway/time/units';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Invitation } from '#adapters/calendar/ical.ts';
import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
import { readSmtpReply } from './smtp-replies.ts';
import type { Handover, Mail, Mailer } from './mailer.ts';

/**
 * The longest silence of a mail server that is waited out. Long, because a server may think for a while over a mail it then
 * takes, and one that was given up on meanwhile would get it twice.
 */
const SILENCE_MS = MINUTE_MS;

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** Whether the server refused this very mail for good, and not the connection or the sign-in. */
const isFinal = ({ code, responseCode = 0 }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;

const FILES = { REQUEST: 'lessons.ics', CANCEL: 'cancelled-lessons.ics' } as const;

/** One appointment is part of the mail, for mail programs to show. Of several they would show one: those are files to open. */
function toCalendarParts(invitations: Invitation[]): Pick<SendMailOptions, 'icalEvent' | 'attachments'> {
  const [first] = invitations;
  if (first && invitations.length === 1 && first.entries === 1)
    return { icalEvent: { method: first.method, content: first.content, filename: 'lesson.ics' } };
  return {
    attachments: invitations.map(({ method, content }) => ({
      filename: FILES[method],
      content,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    })),
  };
}

/** A mail with what is to be done around its last byte. */
interface HandedOver extends SendMailOptions {
  handover?: Handover | undefined;
}

/** A mail goes over the line in pieces of this size: few, and so that a slow line can say when it has no room for the next. */
const PIECE = 16 * 1024;

/**
 * The mail as it goes over the line, its end held back until `before` is through. It is made as it is read, which the line does when the
 * server has agreed to take a mail: a stream with a buffer of its own would be through long before. What ends here is written in the
 * same turn of the event loop, so that the next one finds it on its way.
 */
function handingOver(content: Readable, { before, after }: Handover): Readable {
  const bytes = async function* () {
    const mail = await buffer(content);
    for (let at = 0; at < mail.length; at += PIECE) yield mail.subarray(at, at + PIECE);
    await before();
    setImmediate(after);
  };
  return Readable.from(bytes(), { objectMode: false, highWaterMark: 1 });
}

/** What mail programs show as their own button (RFC 8058). */
const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** Sends by SMTP over at most `connections` connections kept open. */
export function smtpMailer({ url, from, connections }: { url: string; from: string; connections: number }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: SILENCE_MS,
    // A mail whose line broke is ours to try again, when we know whether it is still to be sent.
    maxRequeues: 0,
  });
  transport.use('stream', ({ data, message }, done) => {
    const { handover } = data as HandedOver;
    if (handover) message.processFunc((content) => handingOver(content, handover));
    done();
  });
  const send = async ({ message_id, invitations = [], unsubscribe_url, ...mail }: Mail, handover?: Handover) => {
    try {
      const content: HandedOver = {
        from,
        ...mail,
        messageId: `<${message_id}>`,
        // No out-of-office answers, please.
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe_url) },
        ...toCalendarParts(invitations),
        handover,
      };
      await transport.sendMail(content);
    } catch (error) {
      if (isFinal(error as SmtpError))
        throw new PermanentDeliveryError(
          error instanceof Error ? error.message : String(error),
          readSmtpReply(error as SmtpError),
        );
      throw error;
    }
  };
  return { send, close: () => transport.close() };
}
