import type { Mailbox, Message } from '@fairway/contracts/messaging/messages';

/** The pages of a list that have come. */
export interface MailboxPages {
  pages: Mailbox[];
}

const changeMessages = <Kept extends MailboxPages>(
  kept: Kept,
  change: (messages: Message[], nth: number) => Message[],
): Kept => ({ ...kept, pages: kept.pages.map((page, nth) => ({ ...page, messages: change(page.messages, nth) })) });

/** A list without a message. */
export const withoutMessage = <Kept extends MailboxPages>(kept: Kept, id: string): Kept =>
  changeMessages(kept, (messages) => messages.filter((message) => message.id !== id));

/** A list with a message that was taken from it, in its old place: the order of ids is that of time. */
export function withMessage<Kept extends MailboxPages>(kept: Kept, message: Message): Kept {
  const home = kept.pages.findIndex(({ messages }) => messages.some(({ id }) => id <= message.id));
  const page = home === -1 ? kept.pages.length - 1 : home;
  return changeMessages(kept, (messages, nth) => {
    if (nth !== page || messages.some(({ id }) => id === message.id)) return messages;
    const after = messages.findIndex(({ id }) => id < message.id);
    return after === -1 ? [...messages, message] : messages.toSpliced(after, 0, message);
  });
}

/** A list whose message its recipient has opened. */
export const withRead = <Kept extends MailboxPages>(kept: Kept, id: string): Kept =>
  changeMessages(kept, (messages) =>
    messages.map((message) => (message.id === id ? { ...message, read: true, pro_read: true } : message)),
  );
