import type { Drill } from '@fairway/contracts/practice/drills';
import { PreparingVideo, UnreadyVideo } from '../../../../kit/VideoPlayer/VideoNotices.tsx';
import { VideoPlayer } from '../../../../kit/VideoPlayer/VideoPlayer.tsx';

export interface DrillVideoProps {
  drill: Pick<Drill, 'title' | 'video' | 'video_poster' | 'video_status' | 'video_progress'>;
}

/** The video that the coach has uploaded: how far it is, that it failed, or the video itself. */
export function DrillVideo({ drill: { title, video, video_poster, video_status, video_progress } }: DrillVideoProps) {
  if (!video) return null;
  if (video_status === 'processing') return <PreparingVideo percent={video_progress ?? 0} />;
  if (video_status === 'failed') return <UnreadyVideo />;
  return <VideoPlayer src={video} poster={video_poster} label={`Video of ${title}`} />;
}
