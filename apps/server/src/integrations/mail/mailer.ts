import type { Invitation } from '../calendar/ical.ts';

/** A mail to one person. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** Without the angle brackets; the same for every attempt at the same mail, so that a second copy can be known as one. */
  message_id: string;
  /** Appointments the reader's calendar can take over. */
  invitations?: Invitation[];
}

/** Sends mails. `send` resolves when the mail server has taken the mail, and throws `Refused` when it never will. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}
