import type { Lesson } from '@fairway/contracts/lessons';
import type { LessonDetail } from '@fairway/contracts/video-lessons';
import { SectionTitle } from '../SectionTitle/SectionTitle.tsx';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';
import classes from './videos.module.css';

/** A lesson as its page shows it: its record once it has been read. */
export type LessonWithRecord = Lesson & Partial<Pick<LessonDetail, 'record' | 'player_video_lesson_note'>>;

/** What a player sent for a video lesson: the videos, and their note (W2). Nothing of any other lesson. */
export function LessonVideos({ lesson }: { lesson: LessonWithRecord }) {
  const { record = [], player_video_lesson_note: note } = lesson;
  const videos = record.filter(({ type, is_player_submitted }) => type === 'video' && is_player_submitted);
  if (!videos.length && !note) return null;
  return (
    <section>
      <SectionTitle>{videos.length === 1 ? 'The video' : 'The videos'}</SectionTitle>
      <div className={classes.sent}>
        {videos.length ? (
          <div className={classes.pair}>
            {videos.map(({ id, video_url }, index) => (
              <VideoPlayer key={id} src={video_url} label={`Video ${index + 1}`} />
            ))}
          </div>
        ) : null}
        {note ? (
          <figure className={classes.note}>
            <figcaption className={classes.who}>{`${lesson.player?.first_name ?? 'The player'} wrote`}</figcaption>
            <blockquote className={classes.words}>{note}</blockquote>
          </figure>
        ) : null}
      </div>
    </section>
  );
}
