import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Invitation } from '../calendar/ical.ts';
import { Refused } from '../refused.ts';
import type { Mail, Mailer } from './mailer.ts';

/**
 * The longest silence of a mail server that is waited out. Long, because a server may think for a while over a mail it then
 * takes, and one that was given up on meanwhile would get it twice.
 */
const SILENCE_MS = 60_000;

interface SmtpError {
  code?: string;
  responseCode?: number;
}

/** Whether the server refused this very mail for good, and not the connection or the sign-in. */
const isFinal = ({ code, responseCode = 0 }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;

const FILES = { REQUEST: 'lessons.ics', CANCEL: 'cancelled-lessons.ics' } as const;

/** One appointment is part of the mail, for mail programs to show. Of several they would show one: those are files to open. */
function calendarsOf(invitations: Invitation[]): Pick<SendMailOptions, 'icalEvent' | 'attachments'> {
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

/** Sends by SMTP over at most `connections` connections kept open. */
export function smtpMailer({ url, from, connections }: { url: string; from: string; connections: number }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: SILENCE_MS,
  });
  const send = async ({ message_id, invitations = [], ...mail }: Mail) => {
    try {
      await transport.sendMail({
        from,
        ...mail,
        messageId: `<${message_id}>`,
        // No out-of-office answers, please.
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...calendarsOf(invitations),
      });
    } catch (error) {
      if (isFinal(error as SmtpError)) throw new Refused(error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
  return { send, close: () => transport.close() };
}
