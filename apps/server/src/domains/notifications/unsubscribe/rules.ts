import { MOST_CHILDREN } from '@fairway/contracts/coaching/guardian-limits';
import { NOTICE_GROUPS, type NoticeGroup } from '@fairway/contracts/notifications/notice-groups';
import type { Topic } from '@fairway/contracts/notifications/events';

/** What goes to many, or comes again and again, and is no answer to anything they did: its mails carry the link that stops them (M26). */
const BULK: Partial<Record<Topic, NoticeGroup>> = {
  'offer.published': 'offers',
  'time.freed': 'freed_times',
  'practice.due': 'practice',
};

/** The group that one click stops, of a mail that one click may stop: of an email of the day, the offers that are in it. */
export function findBulkGroup(event: BulkEvent): NoticeGroup | null {
  if (event.digest) return event.digest.items.some(({ kind }) => kind === 'offer') ? 'offers' : null;
  return BULK[event.topic] ?? null;
}

/** As much of an event as says whether its mail goes to many. */
interface BulkEvent {
  topic: Topic;
  digest?: { items: readonly { kind: string }[] };
}

export interface Subscription {
  /** One person, or a guardian's children and perhaps the guardian, whose mails are one (A15). */
  user_ids: readonly string[];
  group: NoticeGroup;
}

/** Between the ids of a token: needs no escape in a link. */
const BETWEEN = '~';

/** What a token is signed over. */
export const subscriptionKey = ({ user_ids, group }: Subscription): string => `${user_ids.join(BETWEEN)}:${group}`;

/** A token as a link has it; ids, groups and signatures have no dots. */
export const joinToken = ({ user_ids, group }: Subscription, signature: string): string =>
  `${user_ids.join(BETWEEN)}.${group}.${signature}`;

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const TOKEN = new RegExp(`^(${ID}(?:${BETWEEN}${ID}){0,${MOST_CHILDREN}})\\.([a-z_]+)\\.([\\w-]{43})$`);

/** What a token says, whoever wrote it; null of what is not shaped like one. */
export function splitToken(token: string): (Subscription & { signature: string }) | null {
  const [, ids = '', name, signature = ''] = TOKEN.exec(token) ?? [];
  const group = NOTICE_GROUPS.find((one) => one === name);
  return group ? { user_ids: ids.split(BETWEEN), group, signature } : null;
}
