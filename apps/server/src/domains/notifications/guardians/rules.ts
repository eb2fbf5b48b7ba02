import type { NotificationTopic } from '#domains/notifications/kinds/context.ts';
import { GROUP_BY_TOPIC } from '#domains/notifications/kinds/channel-matrix.ts';
import type { Recipient } from '#domains/notifications/kinds/kind.ts';
import type { Guarded } from './repository.ts';

/** A recipient who is told for the child of this id. */
export type ForChild = Recipient & { child_id: string | null };

/**
 * Adds the guardians of children to those who hear of something, by the channels that the child's own switches leave on; a child
 * without a sign-in is told nothing but through them (A15). What guards a child's own sign-in is for the child alone. Each guardian
 * hears once of what goes to many, however many of theirs it goes to.
 */
export function addGuardians(
  topic: NotificationTopic,
  recipients: readonly Recipient[],
  guarded: readonly Guarded[],
): ForChild[] {
  const children = new Map(guarded.map((one) => [one.child_id, one]));
  const own = recipients.filter(({ user_id }) => user_id === null || (children.get(user_id)?.has_sign_in ?? true));
  const told = new Set(own.map(({ user_id, channel }) => `${user_id} ${channel}`));
  const copies = recipients.flatMap(({ user_id, channel }): ForChild[] => {
    const child = user_id === null ? undefined : children.get(user_id);
    if (!child?.guardian || (child.has_sign_in && GROUP_BY_TOPIC[topic] === null)) return [];
    const key = `${child.guardian.id} ${channel}`;
    if (told.has(key)) return [];
    told.add(key);
    return [{ user_id: child.guardian.id, channel, child_id: child.child_id }];
  });
  return [...own.map((one) => ({ ...one, child_id: null })), ...copies];
}
