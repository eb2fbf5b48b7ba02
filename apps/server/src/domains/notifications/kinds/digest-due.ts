import { formatMoney } from '@fairway/contracts/money-format';
import { findDigest, findDigestReader } from '#domains/notifications/digest-context/repository.ts';
import { findToday } from '@fairway/time/today';
import { wants } from './channel-matrix.ts';
import type { DigestItem } from './context.ts';
import { excerpt } from '#core/excerpt.ts';
import type { NotificationKind, Reader } from './kind.ts';

/** Of a message, as much as shows whether it is worth opening. */
const EXCERPT_LENGTH = 280;
const TOPICS = { message: 'message.sent', offer: 'offer.published' } as const;
const ITEM_KINDS = ['message', 'offer'] as const satisfies DigestItem['kind'][];

const countOne = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? noun : `${noun}s`}`];

/** "3 messages and 1 offer". */
function countNews(items: readonly DigestItem[]): string {
  const messages = items.filter(({ kind }) => kind === 'message').length;
  return [...countOne(messages, 'message'), ...countOne(items.length - messages, 'offer')].join(' and ');
}

const describeItem = (item: DigestItem) =>
  item.kind === 'message'
    ? {
        label: item.sender || (item.from_pro ? 'Your coach' : 'Your player'),
        value: excerpt(item.message, EXCERPT_LENGTH),
      }
    : {
        label: 'New offer',
        value: `${item.title} (${item.price > 0 ? formatMoney(item.price, item.currency) : 'free'})`,
      };

function findButton(items: readonly DigestItem[], { audience }: Reader) {
  if (items.some(({ kind }) => kind === 'message'))
    return { label: 'Read your messages', path: `/${audience}/messages` };
  return { label: 'See the offers', path: '/player/offers' };
}

/** The one email of a day for whoever wants no more of messages and offers (M27). */
export const digestDue: NotificationKind<'digest.due'> = {
  topic: 'digest.due',
  async load(db, { payload: { user_id, digest_id }, at }) {
    const reader = await findDigestReader(db, user_id);
    if (!reader) return null;
    const { to, is_pro, offer_timezone } = reader;
    // A switch that was turned off while it waited counts.
    const kinds = ITEM_KINDS.filter((kind) => wants(to, 'email', TOPICS[kind]));
    return { to, is_pro, digest: await findDigest(db, { digest_id, kinds, today: findToday(offer_timezone, at) }) };
  },
  recipients: ({ to, digest }) => (digest.items.length > 0 ? [{ user_id: to.id, channel: 'email' }] : []),
  findReader: ({ to, is_pro }, user_id) =>
    to.id === user_id ? { audience: is_pro ? 'pro' : 'player', person: to } : null,
  isStale: ({ digest }) => (digest.items.length > 0 ? null : 'all of it was read, is over or is not wanted any more'),
  email({ digest: { items, has_more } }, reader) {
    const counted = countNews(items);
    return {
      template: 'digest',
      subject: `Your Fairway summary: ${counted}`,
      heading: 'Your Fairway summary',
      lead: has_more ? `The first ${counted}; there are more in Fairway.` : `${counted} since your last summary.`,
      entries: items.map(describeItem),
      button: findButton(items, reader),
      footer: null,
    };
  },
  // Planned by email alone; the other channels tell of each thing as it comes.
  push: ({ digest }, reader) => ({
    title: 'Your Fairway summary',
    body: countNews(digest.items),
    path: findButton(digest.items, reader).path,
  }),
  text: ({ digest }) => `Fairway: ${countNews(digest.items)}.`,
};
