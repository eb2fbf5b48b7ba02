import { useCallback, useEffect, useMemo, useState } from 'react';
import { findFrame, getSeekTime } from '../SwingPlayer/frames.ts';
import { type ClipPlayer, type ClipRate, type ClipSource, useClipPlayer } from '../SwingPlayer/useClipPlayer.ts';
import { findPartnerTime, hasDrifted, isWithin, limitOffset } from './pairing.ts';

export interface ClipPair {
  /** The clip that leads: its frames are the steps. */
  first: ClipPlayer;
  second: ClipPlayer;
  /** How far the second clip is ahead of the first, in seconds. */
  offset: number;
  setOffset: (offset: number) => void;
  /** Both, as if they were one clip. */
  both: Pick<ClipPlayer, 'frames' | 'frame' | 'isPlaying' | 'rate' | 'setRate' | 'toggle' | 'seek'>;
}

/** Two clips that are played in step: the first leads, the second is put beside it frame by frame. */
export function useClipPair(first_source: ClipSource, second_source: ClipSource, initialOffset = 0): ClipPair {
  const first = useClipPlayer(first_source);
  const second = useClipPlayer(second_source);
  const [offset, setOffsetState] = useState(initialOffset);
  const lead = first.video;
  const partner = second.video;

  const seekSecond = second.seek;
  const showBeside = useCallback(
    (time: number, by: number) => {
      if (second.frames) seekSecond(findFrame(second.frames, findPartnerTime(time, by, second.frames.duration)));
    },
    [second.frames, seekSecond],
  );

  // While both play the second is put right when it has drifted, and waits where it has nothing to show.
  useEffect(() => {
    if (!first.isPlaying) return undefined;
    const keepInStep = () => {
      const [leading, following] = [lead.current, partner.current];
      if (!leading || !following || !Number.isFinite(following.duration)) return;
      const { currentTime } = leading;
      const wanted = findPartnerTime(currentTime, offset, following.duration);
      if (!isWithin(currentTime, offset, following.duration)) {
        following.pause();
        if (hasDrifted(following.currentTime, wanted)) following.currentTime = wanted;
        return;
      }
      if (hasDrifted(following.currentTime, wanted) && !following.seeking) following.currentTime = wanted;
      if (following.paused) following.play().catch(() => undefined);
    };
    keepInStep();
    const timer = setInterval(keepInStep, 100);
    return () => clearInterval(timer);
  }, [first.isPlaying, lead, partner, offset]);

  // Once both rest they show just the frames that belong together.
  const { isPlaying, frames, frame } = first;
  useEffect(() => {
    if (!isPlaying && frames) showBeside(getSeekTime(frames, frame), offset);
  }, [isPlaying, frames, frame, offset, showBeside]);

  return useMemo(
    () => ({
      first,
      second,
      offset,
      setOffset(next: number) {
        first.pause();
        // Of a clip whose length is not known yet any part may be shown.
        const [leading = Infinity, following = Infinity] = [first.frames?.duration, second.frames?.duration];
        setOffsetState(limitOffset(next, leading, following));
      },
      both: {
        frames,
        frame,
        isPlaying,
        rate: first.rate,
        seek: first.seek,
        toggle: first.toggle,
        setRate(rate: ClipRate) {
          first.setRate(rate);
          second.setRate(rate);
        },
      },
    }),
    [first, second, offset, frames, frame, isPlaying],
  );
}
