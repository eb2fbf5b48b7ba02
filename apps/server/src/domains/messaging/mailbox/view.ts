import type { Message } from '@fairway/contracts/messaging/messages';
import { MESSAGE_LIMITS } from '@fairway/contracts/messaging/limits';
import type { MessageDelivery } from '@fairway/contracts/notifications/deliveries';
import { describeWriter } from '#core/describe-writer.ts';
import { excerpt } from '#core/excerpt.ts';
import { toPicturePath } from '#domains/files/stored-files/rules.ts';
import type { MessageRow } from './repository.ts';
import type { Owner } from './rules.ts';

/** A message as one of its two sides sees it: a member of a group sees only themself. */
export function messageView(
  row: MessageRow,
  owner: Owner,
  deliveries?: ReadonlyMap<string, MessageDelivery[]>,
): Message {
  const byPro = 'pro_id' in owner;
  const isOwn = row.from_pro === byPro;
  const pro = { id: row.pro_id, first_name: row.pro_first_name, last_name: row.pro_last_name };
  const player =
    row.player_id === null
      ? null
      : { id: row.player_id, first_name: row.player_first_name ?? '', last_name: row.player_last_name ?? '' };
  const images = row.images.map(({ key }) => toPicturePath(key));
  const toGroup = byPro && row.from_pro && row.group_name !== null;
  return {
    id: row.id,
    // The one to whom a message to a group belongs is its pro: only the sender's row has no player.
    from: row.from_pro || player === null ? pro : player,
    guardian: describeWriter(row),
    to: row.from_pro ? (toGroup ? null : player) : pro,
    to_group_id: toGroup ? row.group_id : null,
    group: toGroup ? row.group_name : null,
    message: row.message,
    short_message: excerpt(row.message, MESSAGE_LIMITS.short),
    created_at: row.created_at,
    read: !row.from_pro || row.is_read || (row.player_id === null && row.read_by === row.recipients),
    pro_read: row.from_pro || row.is_read,
    is_own: isOwn,
    key: isOwn ? row.key : null,
    offer: row.offer,
    image: images[0] ?? null,
    images,
    lesson: row.lesson && {
      id: row.lesson.id,
      title: byPro || row.lesson.is_published ? row.lesson.title : null,
      starts_at: row.lesson.starts_at,
      has_record: byPro || row.lesson.is_published,
    },
    drill: row.drill && {
      id: row.drill.id,
      title: row.drill.title,
      minutes: row.drill.minutes,
      image: row.drill.image_key === null ? null : toPicturePath(row.drill.image_key),
      is_deleted: row.drill.is_deleted,
    },
    quoted: row.quoted && {
      id: row.quoted.id,
      from: {
        id: row.quoted.author_id,
        first_name: row.quoted.first_name,
        last_name: row.quoted.last_name,
      },
      short_message: excerpt(row.quoted.message, MESSAGE_LIMITS.short),
    },
    // In a conversation a message to a group is the copy of that player.
    recipients: isOwn ? (row.player_id === null ? row.recipients : 1) : null,
    deliveries: (isOwn && deliveries?.get(row.id)) || null,
    read_by: isOwn ? (row.player_id === null ? row.read_by : Number(row.is_read)) : null,
  };
}
