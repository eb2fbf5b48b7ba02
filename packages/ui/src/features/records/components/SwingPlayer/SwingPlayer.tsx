import type { Drawing } from '@fairway/contracts/lessons/drawings';
import { useCallback, useState } from 'react';
import { FullScreen } from '../../../../kit/FullScreen/FullScreen.tsx';
import { FailedVideo, GoneVideo } from '../../../../kit/VideoPlayer/VideoNotices.tsx';
import { ClipControls, ClipSlider } from './ClipControls.tsx';
import { ClipStage } from './ClipStage.tsx';
import { DrawingBoard } from './DrawingBoard.tsx';
import { DrawingLayer } from './DrawingLayer.tsx';
import { isShownAt, makeSheet } from './drawings.ts';
import { DrawingTools } from './DrawingTools.tsx';
import classes from './SwingPlayer.module.css';
import { getMomentMs, useClipPlayer } from './useClipPlayer.ts';
import { useDrawings } from './useDrawings.ts';

const NO_DRAWINGS: readonly Drawing[] = [];
const ignore = () => {};

export interface SwingPlayerProps {
  /** Null when the clip is not there any more. */
  src: string | null;
  /** The same with every frame of a slow-motion clip. */
  slow_src?: string | null | undefined;
  /** What it shows: "Video 1". */
  label: string;
  poster?: string | null | undefined;
  drawings?: readonly Drawing[] | null | undefined;
  /** Offered to whoever may draw over it. */
  onDraw?: ((drawings: readonly Drawing[]) => void) | undefined;
}

/** How a clip is opened over the whole screen. */
interface Enlarged {
  /** Where it goes on, in seconds. */
  time: number;
  drawing: boolean;
}

interface PlayerProps extends SwingPlayerProps {
  src: string;
  initial: Enlarged;
  onFailed: () => void;
  /** Opens the full screen; nothing where this is it. */
  onEnlarge?: ((enlarged: Enlarged) => void) | undefined;
  /** Drawing, which it was opened for, is done. */
  onDrawn?: (() => void) | undefined;
}

function Player(props: PlayerProps) {
  const { src, slow_src, label, poster, drawings, onDraw, initial, onFailed, onEnlarge, onDrawn } = props;
  const player = useClipPlayer({ src, slow_src }, initial.time);
  const [isDrawing, setDrawing] = useState(initial.drawing);
  const shown = drawings ?? NO_DRAWINGS;
  const editor = useDrawings(shown, onDraw ?? ignore);
  const sheet = makeSheet(player.size?.width ?? 0, player.size?.height ?? 0);
  const at_ms = getMomentMs(player);
  const board = isDrawing ? (
    <DrawingBoard editor={editor} sheet={sheet} at_ms={at_ms} />
  ) : (
    <DrawingLayer drawings={shown.filter((drawing) => isShownAt(drawing, at_ms))} sheet={sheet} />
  );
  const enlarge = (drawing: boolean) => onEnlarge?.({ time: at_ms / 1000, drawing });
  const startDrawing = () => {
    player.pause();
    // The picture and all that it is drawn on with are to be seen at once, which takes the whole screen.
    if (onEnlarge) enlarge(true);
    else setDrawing(true);
  };
  const endDrawing = () => {
    setDrawing(false);
    if (initial.drawing) onDrawn?.();
  };
  return (
    <>
      <ClipStage label={label} poster={poster} player={player} onFailed={onFailed}>
        {player.size ? board : null}
      </ClipStage>
      {isDrawing ? (
        <div className={classes.controls}>
          <ClipSlider player={player} label={label} />
          <DrawingTools editor={editor} onDone={endDrawing} />
        </div>
      ) : (
        <ClipControls
          player={player}
          label={label}
          onDraw={onDraw && startDrawing}
          onEnlarge={onEnlarge && (() => enlarge(false))}
        />
      )}
    </>
  );
}

/**
 * The player of a swing: frame by frame by the clip's own times, slower, over and over, with what is drawn over it. One that does not load
 * says so and is tried again by a tap: never a blank player.
 */
export function SwingPlayer(props: SwingPlayerProps) {
  const { src, label } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const [time, setTime] = useState(0);
  const onFailed = useCallback(() => setFailed(src), [src]);
  if (src === null) return <GoneVideo label={label} />;
  if (failed === src) return <FailedVideo onRetry={() => setFailed(null)} />;
  const close = () => {
    setTime(enlarged?.time ?? 0);
    setEnlarged(null);
  };
  return (
    <>
      {enlarged ? (
        <div className={classes.stage} />
      ) : (
        <Player {...props} src={src} initial={{ time, drawing: false }} onFailed={onFailed} onEnlarge={setEnlarged} />
      )}
      <FullScreen
        opened={enlarged !== null}
        onClose={close}
        title={label}
        classNames={{ content: classes.screen, body: classes.screenBody }}
      >
        <div className={classes.full}>
          {enlarged ? <Player {...props} src={src} initial={enlarged} onFailed={onFailed} onDrawn={close} /> : null}
        </div>
      </FullScreen>
    </>
  );
}
