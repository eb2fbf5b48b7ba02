import { IconMovie, IconReload } from '@tabler/icons-react';
import { VideoNotice } from './VideoNotice.tsx';

/** In place of a video that is not there any more. */
export const GoneVideo = ({ label }: { label: string }) => (
  <VideoNotice icon={IconMovie} text={`${label} is no longer there.`} />
);

/** In place of a video that is being made ready; `percent` of it is done. */
export const PreparingVideo = ({ percent }: { percent: number }) => (
  <VideoNotice icon={IconMovie} text={`Preparing video, ${percent}%`} percent={percent} />
);

/** In place of a video that nothing could be made of. */
export const UnreadyVideo = () => <VideoNotice icon={IconMovie} text="This video could not be processed." />;

/** In place of a video that did not load: never a blank player. */
export const FailedVideo = ({ onRetry }: { onRetry: () => void }) => (
  <VideoNotice icon={IconReload} text="Failed to load video, tap here to retry" onClick={onRetry} />
);
