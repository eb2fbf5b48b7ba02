import { IconMovie } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { firstMoment } from './firstMoment.ts';
import { FailedVideo, GoneVideo } from './VideoNotices.tsx';
import classes from './VideoPlayer.module.css';

export interface VideoPlayerProps {
  /** Null when the video is not there any more. */
  src: string | null;
  /** What it shows: "Video 1". */
  label: string;
  /** Shown until it plays. */
  poster?: string | null;
}

/** A video with the browser's own controls. One that does not load says so and is tried again by a tap: never a blank player. */
export function VideoPlayer({ src, label, poster }: VideoPlayerProps) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null) return <GoneVideo label={label} />;
  if (failed === src)
    return (
      <FailedVideo
        onRetry={() => {
          setFailed(null);
          setTries(tries + 1);
        }}
      />
    );
  return (
    <div className={classes.frame}>
      <Icon of={IconMovie} size={28} className={classes.waiting} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- What players film of their swing has no captions. */}
      <video
        key={tries}
        className={classes.video}
        src={firstMoment(src)}
        poster={poster ?? undefined}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        onError={() => setFailed(src)}
      />
    </div>
  );
}
