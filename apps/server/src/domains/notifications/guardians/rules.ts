import type { NotificationTopic } from '#domains/notifications/kinds/context.ts';
import { GROUP_BY_TOPIC } from '#domains/notifications/kinds/channel-matrix.ts';
import type { Recipient } from '#domains/notifications/kinds/kind.ts';
import type { Guarded } from './repository.ts';

/** A recipient who is told for the child of this id, or for themself; and for further children of theirs. */
export type ForChildren = Recipient & { child_id: string | null; also_for: string[] };

/** Whether a child is told something themself: what they can log in for, and the link by which they first can. */
const isToldThemself = (topic: NotificationTopic, { has_sign_in, has_address }: Guarded): boolean =>
  has_sign_in || (topic === 'challenge.made' && has_address);

/**
 * Adds the guardians of children to those who hear of something, by the channels that the child's own switches leave on; a child
 * without a sign-in is told nothing but through them (A15). What guards a child's own sign-in is for the child alone. Each guardian
 * hears once of what goes to many, for all of theirs whom it goes to.
 */
export function addGuardians(
  topic: NotificationTopic,
  recipients: readonly Recipient[],
  guarded: readonly Guarded[],
): ForChildren[] {
  const children = new Map(guarded.map((one) => [one.child_id, one]));
  const told = new Map<string, ForChildren>();
  const toKey = (user_id: string | null, channel: Recipient['channel']) => `${user_id} ${channel}`;
  for (const { user_id, channel } of recipients) {
    const child = user_id === null ? undefined : children.get(user_id);
    if (!child || isToldThemself(topic, child))
      told.set(toKey(user_id, channel), { user_id, channel, child_id: null, also_for: [] });
  }
  for (const { user_id, channel } of recipients) {
    const child = user_id === null ? undefined : children.get(user_id);
    if (!child?.guardian || (isToldThemself(topic, child) && GROUP_BY_TOPIC[topic] === null)) continue;
    const { guardian, child_id } = child;
    const key = toKey(guardian.id, channel);
    const notice = told.get(key);
    if (notice) notice.also_for.push(child_id);
    else told.set(key, { user_id: guardian.id, channel, child_id, also_for: [] });
  }
  return [...told.values()];
}
