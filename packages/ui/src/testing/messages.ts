import { MINUTE_MS } from '@fairway/time/units';
import type { Message, QuickReply } from '@fairway/contracts/messaging/messages';
import type { Attachables } from '../features/messaging/components/Composer/AttachMenu.tsx';
import type { ComposerDraft } from '../features/messaging/components/Composer/types.ts';
import { type ThreadMessage, toThreadMessage } from '../features/messaging/components/Thread/thread.ts';
import { NOW } from './clock.ts';
import { ALEX, SAM } from './people.ts';

/** A message of the coach to a player, as the player sees it. */
export const aMessage = (fields: Partial<Message> = {}): Message => {
  const message = fields.message ?? 'Lovely tempo on Saturday. Keep the drill going.';
  return {
    id: 'message-1',
    from: SAM,
    guardian: null,
    to: ALEX,
    to_group_id: null,
    group: null,
    message,
    short_message: message.split('\n')[0]?.slice(0, 140) ?? '',
    created_at: '2026-11-24T08:40:00.000Z',
    read: true,
    pro_read: true,
    key: null,
    is_own: false,
    offer: null,
    drill: null,
    image: fields.images?.[0] ?? null,
    images: [],
    lesson: null,
    quoted: null,
    recipients: null,
    read_by: null,
    deliveries: null,
    ...fields,
  };
};

/** What is being written, nothing of it yet. */
export const aDraft = (fields: Partial<ComposerDraft> = {}): ComposerDraft => ({
  text: '',
  pictures: [],
  lesson: null,
  offer: null,
  drill: null,
  quoted: null,
  ...fields,
});

export const aQuickReply = (id: string, content: string): QuickReply => ({ id, content });

export const lessonChoices = (): NonNullable<Message['lesson']>[] => [
  { id: 'lesson-1', title: 'Bunker play', starts_at: '2026-11-21T10:00:00.000Z', has_record: true },
  { id: 'lesson-2', title: null, starts_at: '2026-11-14T10:00:00.000Z', has_record: false },
];

export const NO_ATTACHABLES: Attachables = {
  lessons: { status: 'ready', choices: [] },
  offers: null,
  drills: null,
  onOpen: () => undefined,
};

const SAID = [
  'How did the round go?',
  'Better than last week. The drill with the two tees helped, though I still lose the odd one to the right when I hurry.',
  'That is the tempo. Count to two at the top.',
  'Will do!',
];

/** A conversation as the player sees it: `count` messages, every third of the coach's, the last one a minute before the stories' moment. */
export const someMessages = (count: number, side: 'pro' | 'player' = 'player'): ThreadMessage[] =>
  Array.from({ length: count }, (_, nth) => {
    const back = count - nth;
    const is_own = nth % 3 !== 0;
    const [from, to] = is_own === (side === 'player') ? [ALEX, SAM] : [SAM, ALEX];
    const message = SAID[nth % SAID.length] ?? '';
    const created_at = new Date(NOW.getTime() - back * 47 * MINUTE_MS).toISOString();
    return toThreadMessage(aMessage({ id: `message-${nth + 1}`, from, to, is_own, message, created_at }), side);
  });
