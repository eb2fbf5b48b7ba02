import { fullName } from '@fairway/contracts/phrases';
import type { Mail } from '../../../integrations/mail/mailer.ts';
import type { Addressee } from '../rules/facts.ts';
import { mailPage } from './layout.ts';
import { addressOf, type Notice } from './notice.ts';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function plainText(
  { heading, lead, facts, button, code }: Notice,
  first_name: string,
  publicUrl: string,
  why: string,
): string {
  const rows = facts.map(
    ({ label, value, was }) => `${label}: ${value}${was ? `\n${' '.repeat(label.length)}  was ${was}` : ''}`,
  );
  const parts = [
    `Hello ${first_name},`,
    heading,
    lead,
    ...(code ? [`Your code: ${code}`] : []),
    ...(rows.length ? [rows.join('\n')] : []),
    `${button.label}: ${addressOf(button, publicUrl)}`,
    `--\n${why}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A notice as a mail, in HTML and in text. */
export function mailOf(
  notice: Notice,
  { email, first_name, last_name }: Pick<Addressee, 'email' | 'first_name' | 'last_name'>,
  publicUrl: string,
): Omit<Mail, 'message_id'> {
  const switches = `${publicUrl}/account/privacy`;
  const why = notice.why ?? `You can switch these mails off in your account: ${switches}`;
  return {
    to: { name: oneLine(fullName({ first_name, last_name })), address: email },
    subject: oneLine(notice.subject),
    text: plainText(notice, first_name || 'there', publicUrl, why),
    html: mailPage(notice, { publicUrl, switches }),
  };
}
