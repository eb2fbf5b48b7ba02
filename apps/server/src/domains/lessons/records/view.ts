import type { Clip, Comment, LessonDetail, RecordSection } from '@fairway/contracts/lessons/records';
import { describeWriter } from '#core/describe-writer.ts';
import { toOutputPath, toPicturePath, originalPath } from '#domains/files/stored-files/rules.ts';
import type { DrillCard } from '@fairway/contracts/practice/drills';
import type { PersonName } from '@fairway/contracts/primitives';
import { lessonView } from '#domains/lessons/lesson/view.ts';
import type { DetailRow } from './repository.ts';

type SectionRow = DetailRow['sections'][number];

/** The addresses of a part's files; of one whose file is gone there is none. */
function filesView({ type, key, content_type, second_key, voice_key, voice_type }: SectionRow) {
  const isVideo = type === 'video';
  const image = type === 'singleImage' && key !== null ? toPicturePath(key) : null;
  const pair =
    type === 'doubleImage' ? [key, second_key].flatMap((each) => (each === null ? [] : toPicturePath(each))) : null;
  const video = isVideo && key !== null && content_type !== null ? originalPath(key, content_type) : null;
  const voice_url = voice_key !== null && voice_type !== null ? originalPath(voice_key, voice_type) : null;
  return { image, image_url: image, images: pair, image_urls: pair, video, voice_url };
}

/** What is known of a section's video. */
type PlaybackRow = Pick<
  SectionRow,
  'key' | 'status' | 'progress' | 'duration_ms' | 'width' | 'height' | 'fps' | 'slow' | 'strike_ms'
>;

/** What the worker made of a video, once that is ready; null of all else. */
function clipView({ key, duration_ms, width, height, fps, slow, strike_ms }: PlaybackRow): Clip | null {
  if (key === null || duration_ms === null || width === null || height === null) return null;
  const strip_url = toOutputPath(key, 'strip.jpg');
  const slow_url = slow ? toOutputPath(key, 'slow.mp4') : null;
  return { duration_ms, fps: fps ?? 0, width, height, strip_url, slow_url, strike_ms };
}

/**
 * How far a video is, and what plays: clients that know nothing of its status are given it as it was sent for as long as there is nothing
 * better (R9). One that no worker has heard of yet is on its way to one.
 */
export function playbackView(row: PlaybackRow, video: string | null) {
  if (video === null || row.key === null)
    return { video_url: null, poster_url: null, status: null, progress: null, clip: null };
  const status = row.status ?? 'processing';
  if (status !== 'ready') {
    const progress = status === 'processing' ? (row.progress ?? 0) : null;
    return { video_url: video, poster_url: null, status, progress, clip: null };
  }
  return {
    video_url: toOutputPath(row.key, 'everyday.mp4'),
    poster_url: toOutputPath(row.key, 'poster.jpg'),
    status,
    progress: null,
    clip: clipView(row),
  };
}

const drillCardView = ({ id, title, minutes, image_key, is_deleted }: NonNullable<SectionRow['drill']>): DrillCard => ({
  id,
  title,
  minutes,
  image: image_key === null ? null : toPicturePath(image_key),
  is_deleted,
});

/** A part of a record as the wire has it: every key is there (R9). */
function sectionView(row: SectionRow, { pro, player }: { pro: PersonName; player: PersonName | null }): RecordSection {
  const files = filesView(row);
  return {
    id: row.id,
    ref: row.ref,
    type: row.type,
    content: row.content,
    ...files,
    ...playbackView(row, files.video),
    chart: row.chart,
    metric: row.type === 'putting_chart' ? row.metric : null,
    club: row.club,
    overlay: row.overlay,
    drill: row.drill && drillCardView(row.drill),
    position: row.position,
    revision: row.revision,
    author: row.is_player_submitted ? player : pro,
    is_player_submitted: row.is_player_submitted,
    updated_at: row.updated_at,
  };
}

/** What somebody said, for this reader. */
export const commentView = (
  { id, content, author_id, first_name, last_name, created_at, ...writer }: DetailRow['comments'][number],
  reader_id: string,
): Comment => ({
  id,
  content,
  author: { id: author_id, first_name, last_name },
  guardian: describeWriter(writer),
  created_at,
  mine: author_id === reader_id,
});

/** A lesson with its record and what was said to it. */
export function lessonDetailView(
  row: DetailRow,
  { reader, reader_id, now }: { reader: 'pro' | 'player'; reader_id: string; now: Date },
): LessonDetail {
  const lesson = lessonView(row, reader, now);
  return {
    ...lesson,
    player_video_lesson_note: row.player_video_lesson_note,
    record: row.sections.map((section) => sectionView(section, lesson)),
    comments: row.comments.map((said) => commentView(said, reader_id)),
    player_handed: row.player_handed,
    published_at: row.published_at,
  };
}
