import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { firstMoment } from '../../../../kit/VideoPlayer/firstMoment.ts';
import classes from './SwingPlayer.module.css';
import type { ClipPlayer } from './useClipPlayer.ts';

export interface ClipStageProps {
  label: string;
  poster?: string | null | undefined;
  player: ClipPlayer;
  onFailed: () => void;
  /** Drawn over the clip. */
  children?: ReactNode;
}

/** A finger that moves so far across the picture steps one frame on, in pixels. */
const FRAME_PX = 5;
/** One that moves less has tapped. */
const STILL_PX = 8;

/** The clip's picture: a tap plays it, a finger that moves across it goes through its frames. */
export function ClipStage({ label, poster, player, onFailed, children }: ClipStageProps) {
  const press = useRef<{ x: number; frame: number; moved: boolean } | null>(null);
  const { attach, video, src, events, frame, seek, toggle } = player;
  // It may have failed before it was shown, when nobody listened yet.
  const tellFailed = useEffectEvent(onFailed);
  useEffect(() => {
    if (video.current?.error) tellFailed();
  }, [video]);
  const onPointerDown = (event: PointerEvent) => {
    if (event.isPrimary && event.button === 0) press.current = { x: event.clientX, frame, moved: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = press;
    if (!current) return;
    const way = event.clientX - current.x;
    if (!current.moved && Math.abs(way) < STILL_PX) return;
    if (!current.moved) event.currentTarget.setPointerCapture(event.pointerId);
    current.moved = true;
    seek(current.frame + Math.trunc(way / FRAME_PX));
  };
  const onPointerUp = () => {
    if (press.current && !press.current.moved) toggle();
    press.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' || event.key === 'k') toggle();
    else if (event.key === ',' || event.key === 'ArrowLeft') seek(frame - 1);
    else if (event.key === '.' || event.key === 'ArrowRight') seek(frame + 1);
    else return;
    event.preventDefault();
  };
  const steps = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => (press.current = null) };
  return (
    <div className={classes.stage}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- What is filmed of a swing has no captions. */}
      <video
        ref={attach}
        className={classes.video}
        src={firstMoment(src)}
        poster={poster ?? undefined}
        aria-label={label}
        playsInline
        preload="metadata"
        tabIndex={0}
        onError={onFailed}
        onKeyDown={onKeyDown}
        {...events}
        {...steps}
      />
      {children}
    </div>
  );
}
