import type { Drill, DrillCard } from '@fairway/contracts/practice/drills';
import { originalPath, toOutputPath, toPicturePath } from '#domains/files/stored-files/rules.ts';
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

type VideoRow = Pick<DrillRow, 'video_key' | 'video_type' | 'video_status' | 'video_progress'>;
type DrillVideo = Pick<Drill, 'video' | 'video_poster' | 'video_status' | 'video_progress'>;

/** How far a drill's video is, and what plays: as it was sent for as long as there is nothing better. One that no worker has heard of yet is on its way to one. */
function videoView({ video_key, video_type, video_status, video_progress }: VideoRow): DrillVideo {
  if (video_key === null || video_type === null)
    return { video: null, video_poster: null, video_status: null, video_progress: null };
  const status = video_status ?? 'processing';
  if (status === 'ready')
    return {
      video: toOutputPath(video_key, 'everyday.mp4'),
      video_poster: toOutputPath(video_key, 'poster.jpg'),
      video_status: status,
      video_progress: null,
    };
  return {
    video: originalPath(video_key, video_type),
    video_poster: null,
    video_status: status,
    video_progress: status === 'processing' ? (video_progress ?? 0) : null,
  };
}

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
  ...videoView(row),
  image: image_key === null ? null : toPicturePath(image_key),
  is_deleted: row.is_deleted,
});
