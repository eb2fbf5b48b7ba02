import { ALL_MESSAGES, MESSAGES, messagePath } from '../../../paths/player.ts';
import { proPaths } from '../../../paths/pro.ts';
import type { Side } from './text.ts';

/** The lists of messages: a coach has two, a player one of all that they got. */
export type Box = 'inbox' | 'sent' | 'all';

interface BoxPage {
  title: string;
  side: Side;
  path: string;
  /** The page of a message that is opened from here. */
  getHref: (id: string) => string;
  empty: { title: string; text: string };
  back: { href: string; label: string };
}

const fromHub = (href: string) => ({ href, label: 'Back to messages' });

export const BOXES: Record<Box, BoxPage> = {
  inbox: {
    title: 'Inbox',
    side: 'pro',
    path: proPaths.inbox,
    getHref: (id) => proPaths.message(id, 'inbox'),
    empty: { title: 'You have no messages', text: 'Messages from your players appear here.' },
    back: fromHub(proPaths.messages),
  },
  sent: {
    title: 'Sent',
    side: 'pro',
    path: proPaths.sentMessages,
    getHref: (id) => proPaths.message(id, 'sent'),
    empty: { title: 'You have no sent messages', text: 'Messages to your players appear here.' },
    back: fromHub(proPaths.messages),
  },
  all: {
    title: 'All messages',
    side: 'player',
    path: ALL_MESSAGES,
    getHref: (id) => messagePath(id),
    empty: { title: 'You have no messages', text: 'Messages from your coach appear here.' },
    back: fromHub(MESSAGES),
  },
};
