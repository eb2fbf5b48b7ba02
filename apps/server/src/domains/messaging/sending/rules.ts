import type { MessageIn } from '@fairway/contracts/messaging/messages';
import { MESSAGE_LIMITS } from '@fairway/contracts/messaging/limits';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { MESSAGING_MESSAGES } from '@fairway/contracts/messages/messaging';
import type { FieldErrors } from '@fairway/contracts/errors';
import { isUploadId } from '@fairway/contracts/files/resumable-uploads';
import { UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import type { Actor } from '#app/context.ts';
import { forbidden, invalid, invalidField } from '#core/app-error.ts';

/** Whom a message goes to. */
export type Recipient =
  | { from_pro: true; pro_id: string; player_id: string; group_id: null }
  | { from_pro: true; pro_id: string; player_id: null; group_id: string }
  | { from_pro: false; pro_id: string; player_id: string; group_id: null };

/** A player writes to their own pro and names nobody, or themself. */
function fromPlayer(actor: Pick<Actor, 'id' | 'pro_id'>, { player, group, offer_id, drill_id }: MessageIn): Recipient {
  if (group || offer_id || drill_id || (player && player !== actor.id)) throw forbidden();
  if (actor.pro_id === null) throw invalidField('msg', COACHING_MESSAGES.notLinked);
  return { from_pro: false, pro_id: actor.pro_id, player_id: actor.id, group_id: null };
}

/** Whom the sender means; a pro names a player or a group (M1). */
export function resolveRecipient(actor: Pick<Actor, 'id' | 'type' | 'pro_id'>, input: MessageIn): Recipient {
  if (actor.type !== 'pro') return fromPlayer(actor, input);
  const { player, group, lesson_id, quoted_id } = input;
  if (player && group)
    throw invalid({ player: [MESSAGING_MESSAGES.oneRecipient], group: [MESSAGING_MESSAGES.oneRecipient] });
  if (player) return { from_pro: true, pro_id: actor.id, player_id: player, group_id: null };
  if (!group) throw invalidField('player', MESSAGING_MESSAGES.recipientMissing);
  if (lesson_id) throw invalidField('lesson_id', MESSAGING_MESSAGES.cardOfOne);
  if (quoted_id) throw invalidField('quoted_id', MESSAGING_MESSAGES.quotedUnknown);
  return { from_pro: true, pro_id: actor.id, player_id: null, group_id: group };
}

/** The pictures that an input names, as addresses or as ids of uploads. */
export const listImages = ({ image, images = [] }: Pick<MessageIn, 'image' | 'images'>): string[] => {
  const named = image?.trim() ? [image, ...images] : images;
  return [...new Set(named)];
};

/** The addresses behind what an input names; refused while an upload has not arrived, and when they are too many. */
export function resolveImages(
  named: readonly string[],
  { uploads, more }: { uploads: ReadonlyMap<string, string | null>; more: readonly string[] },
): string[] {
  const addresses = named.map((name) => {
    const address = isUploadId(name) ? uploads.get(name) : undefined;
    if (address === null) throw invalidField('images', UPLOAD_TEXTS.underWay);
    return address ?? name;
  });
  const all = [...addresses, ...more];
  if (all.length > MESSAGE_LIMITS.images)
    throw invalidField('images', MESSAGING_MESSAGES.imageLimit(MESSAGE_LIMITS.images));
  return all;
}

/** What was found of what a message names. */
export interface References {
  has_offer: boolean;
  has_lesson: boolean;
  has_drill: boolean;
  has_quoted: boolean;
}

/** What is wrong with what a message names: what is not the sender's to send is not there (V4). */
export function findReferenceErrors(
  { offer_id, lesson_id, drill_id, quoted_id }: Pick<MessageIn, 'offer_id' | 'lesson_id' | 'drill_id' | 'quoted_id'>,
  { has_offer, has_lesson, has_drill, has_quoted }: References,
): FieldErrors {
  return {
    ...(offer_id && !has_offer ? { offer_id: [MESSAGING_MESSAGES.offerUnknown] } : {}),
    ...(lesson_id && !has_lesson ? { lesson_id: [MESSAGING_MESSAGES.lessonUnknown] } : {}),
    ...(drill_id && !has_drill ? { drill_id: [MESSAGING_MESSAGES.drillUnknown] } : {}),
    ...(quoted_id && !has_quoted ? { quoted_id: [MESSAGING_MESSAGES.quotedUnknown] } : {}),
  };
}

/** What a repeat under the same key must say again to be the same message (M10), as text. */
export const describeAttempt = (input: MessageIn, files: readonly { field: string; size: number }[]): string => {
  const { player, group, msg, offer_id, lesson_id, drill_id, quoted_id } = input;
  // A drill stands there only where there is one: what was sent before there were drills says the same as it did.
  const named = [player, group, offer_id, lesson_id, quoted_id, ...(drill_id ? [drill_id] : [])];
  const parts = named.map((part) => part ?? null);
  return JSON.stringify([msg, ...parts, listImages(input), files.map(({ field, size }) => [field, size])]);
};
