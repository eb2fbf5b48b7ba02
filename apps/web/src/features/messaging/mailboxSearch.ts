import { ALL_MESSAGES, MESSAGES } from '@fairway/ui/paths/player';
import { proPaths } from '@fairway/ui/paths/pro';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const readId = (value: unknown): string | undefined =>
  typeof value === 'string' && ID.test(value) ? value : undefined;

/** The message that is open beside its list. */
export interface OpenedSearch {
  message?: string;
}
export function parseOpened(search: Record<string, unknown>): OpenedSearch {
  const message = readId(search['message']);
  return message ? { message } : {};
}

/** What a new message is about: a player, an offer. */
export interface NewMessageSearch {
  player?: string;
  offer?: string;
}
export function parseNewMessage(search: Record<string, unknown>): NewMessageSearch {
  const [player, offer] = [readId(search['player']), readId(search['offer'])];
  return { ...(player && { player }), ...(offer && { offer }) };
}

const ORIGINS = ['messages', 'inbox', 'sent'] as const;
type Origin = (typeof ORIGINS)[number];

/** The page that a message was opened from. */
export interface FromSearch {
  from?: Origin;
}
export function parseFrom({ from }: Record<string, unknown>): FromSearch {
  const known = ORIGINS.find((origin) => origin === from);
  return known ? { from: known } : {};
}

interface Way {
  href: string;
  label: string;
}
const PRO_WAYS: Record<Origin, Way> = {
  messages: { href: proPaths.messages, label: 'Back to messages' },
  inbox: { href: proPaths.inbox, label: 'Back to inbox' },
  sent: { href: proPaths.sentMessages, label: 'Back to sent' },
};

/** Where a coach's message leads back to: the hub, where nobody came from a list. */
export const findProsWayBack = ({ from = 'messages' }: FromSearch): Way => PRO_WAYS[from];

/** The same of a player's, who has one list. */
export const findPlayersWayBack = ({ from }: FromSearch): Way =>
  from === 'messages'
    ? { href: MESSAGES, label: 'Back to messages' }
    : { href: ALL_MESSAGES, label: 'Back to all messages' };
