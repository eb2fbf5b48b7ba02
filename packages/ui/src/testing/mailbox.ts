import type { Message } from '@fairway/contracts/messaging/messages';
import { aMessage } from './messages.ts';
import { ALEX, PRIYA, SAM } from './people.ts';
import { SCENES } from './pictures.ts';

const WORDS = 'Great work on the bunker shots today. Keep the club face open and trust the sand.';

/** What the coach wrote to Alex this morning, as Alex reads it, unread. */
export const anUnreadMessage = (fields: Partial<Message> = {}): Message =>
  aMessage({ message: WORDS, created_at: '2026-11-24T08:05:00.000Z', read: false, ...fields });

/** What a player wrote, as the coach reads it, unread. */
export const aPlayersMessage = (fields: Partial<Message> = {}): Message =>
  anUnreadMessage({
    id: 'message-2',
    from: ALEX,
    to: SAM,
    message: 'Could we start a little later on Thursday? The train is late again.',
    read: true,
    pro_read: false,
    ...fields,
  });

/** What the coach wrote to Alex, as the coach reads it. */
export const anOwnMessage = (fields: Partial<Message> = {}): Message =>
  aMessage({ id: 'message-3', message: WORDS, read: false, is_own: true, recipients: 1, read_by: 0, ...fields });

/** What the coach wrote to a group of twelve, with an offer and pictures; eight have read it. */
export const aGroupMessage = (fields: Partial<Message> = {}): Message =>
  anOwnMessage({
    id: 'message-4',
    to: null,
    to_group_id: 'group-1',
    group: 'Beginners',
    message: 'Four places are left in the winter clinic.\n\nBring a wedge and warm gloves: https://example.com/clinic',
    created_at: '2026-11-23T17:40:00.000Z',
    offer: { id: 'offer-1', title: 'Winter short game clinic' },
    image: SCENES[0] ?? null,
    images: SCENES,
    recipients: 12,
    read_by: 8,
    ...fields,
  });

/** A player's messages of some days, the first two unread. */
export const someMessages = (): Message[] => [
  anUnreadMessage({
    lesson: { id: 'lesson-1', title: 'Bunkers', starts_at: '2026-11-23T10:00:00.000Z', has_record: true },
  }),
  anUnreadMessage({
    id: 'message-5',
    message: 'The winter clinic still has a place for you.',
    offer: { id: 'offer-1', title: 'Winter short game clinic' },
    created_at: '2026-11-23T17:40:00.000Z',
  }),
  anUnreadMessage({
    id: 'message-6',
    message: 'Two pictures of your set-up from last week.',
    image: SCENES[0] ?? null,
    images: SCENES.slice(0, 2),
    created_at: '2026-11-19T10:00:00.000Z',
    read: true,
  }),
  anUnreadMessage({
    id: 'message-7',
    message: 'See you on Thursday.',
    created_at: '2025-11-03T10:00:00.000Z',
    read: true,
  }),
];

/** A coach's inbox, the first message unread. */
export const someReceived = (): Message[] => [
  aPlayersMessage(),
  aPlayersMessage({
    id: 'message-8',
    from: PRIYA,
    message: 'Thank you, that helped a lot!',
    created_at: '2026-11-23T17:40:00.000Z',
    pro_read: true,
  }),
  aPlayersMessage({
    id: 'message-9',
    message: 'A picture of the divots you asked for.',
    image: SCENES[1] ?? null,
    images: SCENES.slice(1, 2),
    created_at: '2026-11-19T10:00:00.000Z',
    pro_read: true,
  }),
];

/** What a coach has sent: to a group, and to a player who has read it. */
export const someSent = (): Message[] => [
  aGroupMessage(),
  anOwnMessage({ created_at: '2026-11-19T10:00:00.000Z', read_by: 1 }),
];

/** A long list of messages of one person. */
export const manyMessages = (count = 60): Message[] =>
  Array.from({ length: count }, (_, nth) =>
    anUnreadMessage({ id: `many-${nth}`, message: `Practice note ${count - nth}.`, read: nth > 2 }),
  );
