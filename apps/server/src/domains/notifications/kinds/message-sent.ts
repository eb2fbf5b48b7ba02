import { formatFullName } from '@fairway/contracts/person-names';
import { findMessage } from '#domains/notifications/context/repository.ts';
import { findPlayer, selectBroadcast } from './channel-matrix.ts';
import type { MessageContext } from './context.ts';
import { excerpt } from '#core/excerpt.ts';
import type { NotificationKind, Reader } from './kind.ts';

/** Of a message, what a subject, a push and a mail have room for. */
const SUBJECT_LENGTH = 60;
const PUSH_LENGTH = 160;
const MAIL_LENGTH = 2000;

const findSender = ({ from_pro, pro, players }: MessageContext) => (from_pro ? pro : players[0]);
const writeSender = (message: MessageContext): string => {
  const sender = findSender(message);
  return (sender && formatFullName(sender)) || (message.from_pro ? 'Your coach' : 'Your player');
};
const findPath = ({ id }: MessageContext, { audience }: Reader): string =>
  audience === 'pro' ? `/pro/messages/message/${id}` : `/player/messages/${id}`;

/** The message as it was written, as far as a mail goes. */
const writeBody = (text: string): string =>
  text.length <= MAIL_LENGTH ? text : `${text.slice(0, MAIL_LENGTH).trimEnd().toWellFormed()}…`;

/** What a coach wrote to a player or a group, or a player to their coach (M1). */
export const messageSent: NotificationKind<'message.sent'> = {
  topic: 'message.sent',
  async load(db, { payload }, readers) {
    const message = await findMessage(db, payload.message_id, readers);
    return message && { message };
  },
  recipients: ({ topic, message }) =>
    message.from_pro
      ? selectBroadcast(topic, message.players)
      : selectBroadcast(topic, message.is_deleted ? [] : [message.pro]),
  findReader({ message }, user_id) {
    if (message.from_pro) return findPlayer(message.players, user_id);
    return message.pro.id === user_id ? { audience: 'pro', person: message.pro } : null;
  },
  isStale: ({ message }) => (message.is_deleted ? 'the message was deleted' : null),
  email({ message }, reader) {
    const sender = writeSender(message);
    return {
      template: 'message',
      subject: `${sender}: ${excerpt(message.message, SUBJECT_LENGTH)}`,
      heading: `${sender} wrote to you`,
      lead: 'You can reply in Fairway.',
      message: { label: sender, value: writeBody(message.message) },
      facts: [
        ...(message.offer_title === null ? [] : [{ label: 'Offer', value: message.offer_title }]),
        ...(message.has_lesson ? [{ label: 'Attached', value: 'A lesson' }] : []),
        ...(message.images > 0 ? [{ label: 'Pictures', value: String(message.images) }] : []),
      ],
      button: { label: 'Read and reply', path: findPath(message, reader) },
      footer: null,
    };
  },
  push: ({ message }, reader) => ({
    title: writeSender(message),
    body: excerpt(message.message, PUSH_LENGTH),
    path: findPath(message, reader),
  }),
  text: ({ message }) => `Fairway: ${writeSender(message)} wrote to you.`,
};
