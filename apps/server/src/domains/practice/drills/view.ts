import type { Drill, DrillCard } from '@fairway/contracts/practice/drills';
import { toPicturePath } from '#domains/files/stored-files/rules.ts';
import type { DrillRow } from './repository.ts';

type CardRow = Pick<DrillRow, 'id' | 'title' | 'minutes' | 'image_key' | 'is_deleted'>;

/** As much of a drill as a card shows. */
export const drillCardView = ({ id, title, minutes, image_key, is_deleted }: CardRow): DrillCard => ({
  id,
  title,
  minutes,
  image: image_key === null ? null : toPicturePath(image_key),
  is_deleted,
});

export const drillView = ({ image_key, ...row }: DrillRow): Drill => ({
  id: row.id,
  title: row.title,
  content: row.content,
  minutes: row.minutes,
  equipment: row.equipment,
  tags: row.tags,
  target: row.target,
  target_feet: row.target_feet,
  video_url: row.video_url,
  image: image_key === null ? null : toPicturePath(image_key),
  is_deleted: row.is_deleted,
});
