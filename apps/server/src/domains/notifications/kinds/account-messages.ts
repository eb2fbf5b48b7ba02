import type { EmailContent } from '@fairway/emails/content';
import type { NotificationEvent } from './context.ts';
import type { AccountTopic } from './channel-matrix.ts';
import type { Messages, MessageServices, Reader } from './kind.ts';

/** What is said of an account says the same on each channel: a push and a text have the words of the email. */
export const accountMessages = <T extends AccountTopic>(
  email: (event: NotificationEvent<T>, services: MessageServices) => EmailContent,
): Messages<T> => ({
  email: (event, _, services) => email(event, services),
  push(event, _, services) {
    const { heading, lead, button } = email(event, services);
    return { title: heading, body: lead, path: button.path };
  },
  text: (event, _, services) => `Fairway: ${email(event, services).heading}.`,
});

/** An account email has one reader. */
export const findAddressee = ({ to }: NotificationEvent<AccountTopic>, user_id: string | null): Reader | null =>
  to.id === user_id ? { audience: 'player', person: to } : null;

/** Why a code, a link or a download would not work any more. */
export const expiredSince = (expires_at: Date, now: Date): string | null =>
  now >= expires_at ? 'it is out of date' : null;
