import type { VideoForm } from '@fairway/contracts/lessons/video-lessons';
import type { VideoPickerProps } from '../../../../kit/VideoPicker/VideoPicker.tsx';

/** The two videos of a lesson by their fields. */
export type VideoField = 'video1' | 'video2';

/** What the form of a video lesson shows. */
export interface VideoLessonFacts {
  form: VideoForm;
  /** Where the videos that are uploaded lie; null for none yet. */
  video1: string | null;
  video2: string | null;
  note: string;
  /** The server's texts by field. */
  errors?: Record<string, string[]> | undefined;
}

export interface VideoLessonCallbacks extends Pick<VideoPickerProps, 'upload' | 'pick'> {
  onVideo: (field: VideoField, path: string | null) => void;
  onNote: (note: string) => void;
}

/** Both videos, once they are there. */
export const pickBothVideos = ({ video1, video2 }: VideoLessonFacts): { video1: string; video2: string } | null =>
  video1 !== null && video2 !== null ? { video1, video2 } : null;
