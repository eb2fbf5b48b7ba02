import type { Invitation } from '#adapters/calendar/ical.ts';

/** A mail to one person. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** Without the angle brackets; the same for every attempt at the same mail, so that a second copy can be known as one. */
  message_id: string;
  /** Where one POST stops mails like this one (RFC 8058); not of what somebody waits for. */
  unsubscribe_url?: string | undefined;
  /** Appointments the reader's calendar can take over. */
  invitations?: Invitation[];
}

/** What a sender does around the moment from which on nobody can take a message back. */
export interface Handover {
  /** The provider has agreed, and has at most all of it but its end: when this throws, it gets no more and takes nothing. */
  before: () => Promise<void>;
  /** The provider has all of it, and has not answered yet. Not every channel knows that moment. */
  after: () => void;
}

/** Sends mails. `send` resolves when the mail server has taken the mail, and throws `Refused` when it never will. */
export interface Mailer {
  send: (mail: Mail, handover?: Handover) => Promise<void>;
  close: () => void;
}
