import { IconMovie, IconReload } from '@tabler/icons-react';
import { VideoNotice } from './VideoNotice.tsx';

/** In place of a video that is not there any more. */
export const GoneVideo = ({ label }: { label: string }) => (
  <VideoNotice icon={IconMovie} text={`${label} is no longer there.`} />
);

/** In place of a video that did not load: never a blank player. */
export const FailedVideo = ({ onRetry }: { onRetry: () => void }) => (
  <VideoNotice icon={IconReload} text="Failed to load video, tap here to retry" onClick={onRetry} />
);
