import type { RecordSection } from '@fairway/contracts/lessons/records';
import { IconMovie } from '@tabler/icons-react';
import { VideoNotice } from '../../../../kit/VideoPlayer/VideoNotice.tsx';
import { FailedVideo } from '../../../../kit/VideoPlayer/VideoNotices.tsx';
import { SwingPlayer, type SwingPlayerProps } from '../SwingPlayer/SwingPlayer.tsx';

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

const NOT_READY = 'This video could not be made ready.';

/** The video of a section: how far it is, that it failed, or the video itself. */
export function VideoSection({ video, label, onRetry, ...drawing }: VideoSectionProps) {
  const { ref, status, progress, video_url, poster_url, overlay, clip } = video;
  const percent = progress ?? 0;
  if (status === 'processing')
    return <VideoNotice icon={IconMovie} text={`Preparing video, ${percent} %`} percent={percent} />;
  if (status === 'failed')
    return onRetry ? <FailedVideo onRetry={() => onRetry(ref)} /> : <VideoNotice icon={IconMovie} text={NOT_READY} />;
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
