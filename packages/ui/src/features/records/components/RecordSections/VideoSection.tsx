import type { RecordSection } from '@fairway/contracts/lessons/records';
import { plainFirst } from '../../../../kit/plainFirst.tsx';
import { FailedVideo, GoneVideo, PreparingVideo, UnreadyVideo } from '../../../../kit/VideoPlayer/VideoNotices.tsx';
import { ClipPlace } from '../SwingPlayer/ClipPlace.tsx';
import type { SwingPlayerProps } from '../SwingPlayer/SwingPlayer.tsx';

/** What plays a clip and draws over it weighs 12 kB, and most records have none. The rest of a record is read without it. */
const { Part: SwingPlayer } = plainFirst<SwingPlayerProps>(
  async () => (await import('../SwingPlayer/SwingPlayer.tsx')).SwingPlayer,
  ClipPlace,
);

/** What a video section says of its video. */
export type SectionVideo = Pick<
  RecordSection,
  'ref' | 'status' | 'progress' | 'video_url' | 'poster_url' | 'overlay' | 'clip'
>;

export interface VideoSectionProps extends Pick<SwingPlayerProps, 'drawings' | 'onDraw'> {
  video: SectionVideo;
  /** What it shows: "Video 1". */
  label: string;
  /** Has a video that failed made ready anew; left out for readers who may not. */
  onRetry?: ((ref: string) => void) | undefined;
}

/** The video of a section: how far it is, that it failed, or the video itself. */
export function VideoSection({ video, label, onRetry, ...drawing }: VideoSectionProps) {
  const { ref, status, progress, video_url, poster_url, overlay, clip } = video;
  if (status === 'processing') return <PreparingVideo percent={progress ?? 0} />;
  if (status === 'failed') return onRetry ? <FailedVideo onRetry={() => onRetry(ref)} /> : <UnreadyVideo />;
  if (video_url === null) return <GoneVideo label={label} />;
  return (
    <SwingPlayer
      src={video_url}
      slow_src={clip?.slow_url}
      poster={poster_url}
      label={label}
      drawings={overlay}
      {...drawing}
    />
  );
}
