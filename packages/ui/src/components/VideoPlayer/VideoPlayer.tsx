import { IconMovie, IconReload } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './VideoPlayer.module.css';

export interface VideoPlayerProps {
  /** Null when the video is not there any more. */
  src: string | null;
  /** What it shows: "Video 1". */
  label: string;
}

/** Safari shows nothing of a video until it plays, unless it is asked for its first moment. */
const firstMoment = (src: string) => `${src}#t=0.001`;

/** A video with the browser's own controls. One that does not load says so and is tried again by a tap: never a blank player (R7). */
export function VideoPlayer({ src, label }: VideoPlayerProps) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null)
    return (
      <div className={classes.frame} data-quiet>
        <Icon of={IconMovie} size={28} />
        <p className={classes.words}>{`${label} is no longer there.`}</p>
      </div>
    );
  if (failed === src)
    return (
      <button
        type="button"
        className={classes.frame}
        data-quiet
        onClick={() => {
          setFailed(null);
          setTries(tries + 1);
        }}
      >
        <Icon of={IconReload} size={28} />
        <span className={classes.words}>Failed to load video, tap here to retry</span>
      </button>
    );
  return (
    <div className={classes.frame}>
      <Icon of={IconMovie} size={28} className={classes.waiting} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- What players film of their swing has no captions. */}
      <video
        key={tries}
        className={classes.video}
        src={firstMoment(src)}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        onError={() => setFailed(src)}
      />
    </div>
  );
}
