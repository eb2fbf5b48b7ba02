import type { Message } from '@fairway/contracts/messaging/messages';
import { ALEX, SAM } from './people.ts';

/** A message of the coach to a player, as the player sees it. */
export const aMessage = (fields: Partial<Message> = {}): Message => {
  const message = fields.message ?? 'Lovely tempo on Saturday. Keep the drill going.';
  return {
    id: 'message-1',
    from: SAM,
    to: ALEX,
    to_group_id: null,
    group: null,
    message,
    short_message: message.split('\n')[0]?.slice(0, 140) ?? '',
    created_at: '2026-11-24T08:40:00.000Z',
    read: true,
    pro_read: true,
    is_own: false,
    offer: null,
    image: fields.images?.[0] ?? null,
    images: [],
    lesson: null,
    quoted: null,
    recipients: null,
    read_by: null,
    ...fields,
  };
};
