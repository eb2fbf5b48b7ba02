import type { MessageIn } from '@fairway/contracts/messaging/messages';
import type { DrillCard } from '@fairway/contracts/practice/drills';
import type { FieldErrors } from '@fairway/contracts/errors';

/** A new message as its form holds it: blank where nothing is chosen. */
export interface MessageFields {
  player: string;
  group: string;
  msg: string;
  offer_id: string;
  drill: DrillCard | null;
  images: string[];
}

/** What is sent of it. */
export type NewMessage = Pick<MessageIn, 'player' | 'group' | 'msg' | 'offer_id' | 'drill_id' | 'images'>;

/** A message goes to a player or to a group: choosing one clears the other. */
export const choosePlayer = (player: string | null): Partial<MessageFields> =>
  player ? { player, group: '' } : { player: '' };
export const chooseGroup = (group: string | null): Partial<MessageFields> =>
  group ? { group, player: '' } : { group: '' };

export const hasText = ({ msg }: Pick<MessageFields, 'msg'>): boolean => msg.trim() !== '';

export const toNewMessage = ({ player, group, msg, offer_id, drill, images }: MessageFields): NewMessage => ({
  msg,
  ...(player ? { player } : {}),
  ...(group ? { group } : {}),
  ...(offer_id ? { offer_id } : {}),
  ...(drill ? { drill_id: drill.id } : {}),
  ...(images.length > 0 ? { images } : {}),
});

/** The pictures are one field here: what the server says of one or of all of them stands under it. */
export function toFormErrors(errors: FieldErrors | undefined): FieldErrors | undefined {
  if (!errors?.['image']) return errors;
  const { image, ...rest } = errors;
  return { ...rest, images: [...(rest['images'] ?? []), ...image] };
}
