import { formatMoney } from '@fairway/contracts/money-format';
import { findDigest } from '#domains/notifications/context/repository.ts';
import { findToday } from '@fairway/time/today';
import { isLive } from '#domains/offers/catalogue/rules.ts';
import { wants } from './channel-matrix.ts';
import type { DigestItem, NotificationEvent } from './context.ts';
import { excerpt } from '#core/excerpt.ts';
import type { NotificationKind, Reader } from './kind.ts';

/** Of a message, as much as shows whether it is worth opening. */
const EXCERPT_LENGTH = 280;
const TOPICS = { message: 'message.sent', offer: 'offer.published' } as const;

/** What is still news on the day of the mail: a message that is not read yet, an offer that can be redeemed. */
const isNews = (item: DigestItem, at: Date): boolean =>
  item.kind === 'message' ? !item.is_done : isLive(item, findToday(item.timezone, at));

/** What is news of it, and wanted: a switch that was turned off while it waited counts. */
const listNews = ({ to, digest, at }: NotificationEvent<'digest.due'>): DigestItem[] =>
  digest.items.filter((item) => wants(to, 'email', TOPICS[item.kind]) && isNews(item, at));

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
  load: (db, { payload }) => findDigest(db, payload),
  recipients: (event) => (listNews(event).length > 0 ? [{ user_id: event.to.id, channel: 'email' }] : []),
  findReader: ({ to, is_pro }, user_id) =>
    to.id === user_id ? { audience: is_pro ? 'pro' : 'player', person: to } : null,
  isStale: (event) => (listNews(event).length > 0 ? null : 'all of it was read, is over or is not wanted any more'),
  email(event, reader) {
    const items = listNews(event);
    const counted = countNews(items);
    return {
      template: 'digest',
      subject: `Your day in Fairway: ${counted}`,
      heading: 'Your day in Fairway',
      lead: event.digest.has_more
        ? `The first ${counted}; there are more in Fairway.`
        : `${counted} since your last one.`,
      entries: items.map(describeItem),
      button: findButton(items, reader),
      footer: null,
    };
  },
  // Planned by email alone; the other channels tell of each thing as it comes.
  push: (event, reader) => ({
    title: 'Your day in Fairway',
    body: countNews(listNews(event)),
    path: findButton(listNews(event), reader).path,
  }),
  text: (event) => `Fairway: ${countNews(listNews(event))}.`,
};
