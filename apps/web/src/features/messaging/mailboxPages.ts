import type { Mailbox, Message } from '@fairway/contracts/messaging/messages';

/** The pages of a list that have come. */
export interface MailboxPages {
  pages: Mailbox[];
}

const changeMessages = <Kept extends MailboxPages>(kept: Kept, change: (messages: Message[]) => Message[]): Kept => ({
  ...kept,
  pages: kept.pages.map((page) => ({ ...page, messages: change(page.messages) })),
});

/** A list without a message. */
export const withoutMessage = <Kept extends MailboxPages>(kept: Kept, id: string): Kept =>
  changeMessages(kept, (messages) => messages.filter((message) => message.id !== id));

/** A list whose message its recipient has opened. */
export const withRead = <Kept extends MailboxPages>(kept: Kept, id: string): Kept =>
  changeMessages(kept, (messages) =>
    messages.map((message) => (message.id === id ? { ...message, read: true, pro_read: true } : message)),
  );
