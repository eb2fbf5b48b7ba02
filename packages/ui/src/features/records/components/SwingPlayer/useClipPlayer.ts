import { useIntersection, useMergedRef } from '@mantine/hooks';
import { type RefCallback, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { clampFrame, type ClipFrames, findFrame, getFrameStart, getSeekTime, toMs } from './frames.ts';
import { useFrames } from './useFrames.ts';

/** How fast a clip is played, as the browsers count. */
export const CLIP_RATES = [1, 0.5, 0.25, 0.125] as const;
export type ClipRate = (typeof CLIP_RATES)[number];

/** A clip is made ready for stepping one screen before somebody comes to it. */
const SOON_SEEN = { rootMargin: '100% 0px' };

/** A span of frames that is played over and over; open while only its beginning is chosen. */
export interface ClipLoop {
  from: number;
  to: number | null;
}

/** Where a clip is played from. */
export interface ClipSource {
  src: string;
  /** Every frame of a clip that was filmed faster than the everyday version shows; it is what is seen when the clip is slowed down. */
  slow_src?: string | null | undefined;
}

export interface ClipPlayer {
  /** What is played now. */
  src: string;
  video: RefObject<HTMLVideoElement | null>;
  /** The ref of the video element. */
  attach: RefCallback<HTMLVideoElement>;
  /** Null until the browser knows how long the clip is. */
  frames: ClipFrames | null;
  frame: number;
  /** How large the clip's picture is; null until it is known. */
  size: { width: number; height: number } | null;
  isPlaying: boolean;
  rate: ClipRate;
  loop: ClipLoop | null;
  setRate: (rate: ClipRate) => void;
  toggle: () => void;
  pause: () => void;
  /** Stops and shows a frame. */
  seek: (frame: number) => void;
  /** Chooses the beginning of what is repeated, then its end, then neither. */
  mark: () => void;
  /** What the video element reports. */
  events: Pick<
    React.ComponentProps<'video'>,
    'onLoadedMetadata' | 'onPlay' | 'onPause' | 'onEnded' | 'onSeeked' | 'onTimeUpdate'
  >;
}

/** While a clip plays its frame is reported this often at most, in milliseconds: enough for an eye, little for a phone. */
const REPORT_MS = 66;

/** A clip that is played, slowed down, repeated and stepped through frame by frame. */
export function useClipPlayer({ src: usual_src, slow_src }: ClipSource, initialTime = 0): ClipPlayer {
  const video = useRef<HTMLVideoElement>(null);
  const wanted = useRef<number | null>(null);
  /** Where to go on from once the next source is there. */
  const resume = useRef({ time: initialTime, playing: false });
  const [duration, setDuration] = useState<number | null>(null);
  const [size, setSize] = useState<ClipPlayer['size']>(null);
  const [frame, setFrame] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [rate, setRateState] = useState<ClipRate>(1);
  const [loop, setLoop] = useState<ClipLoop | null>(null);
  const src = rate < 1 && slow_src ? slow_src : usual_src;
  const { ref: watch, entry } = useIntersection(SOON_SEEN);
  const [isSeen, setSeen] = useState(false);
  if (entry?.isIntersecting && !isSeen) setSeen(true);
  const attach = useMergedRef(video, watch);
  const frames = useFrames(src, duration, isSeen);

  const takeMetadata = useCallback(
    (element: HTMLVideoElement) => {
      element.playbackRate = rate;
      const { time, playing } = resume.current;
      wanted.current = null;
      if (time > 0) element.currentTime = time;
      if (playing) element.play().catch(() => undefined);
      setSize({ width: element.videoWidth, height: element.videoHeight });
      // A clip that is still recorded, or streamed without its length, has none.
      setDuration(Number.isFinite(element.duration) ? element.duration : null);
    },
    [rate],
  );
  // React makes an element before it shows it, and what the browser reports of it till then is heard by nobody.
  useEffect(() => {
    const element = video.current;
    if (element && size === null && element.readyState >= HTMLMediaElement.HAVE_METADATA) takeMetadata(element);
  }, [size, takeMetadata]);

  // A seek takes a slow phone longer than a finger takes to move on: what is wanted last is sought when the one before is shown.
  const seekWanted = useCallback(() => {
    const element = video.current;
    if (!element || !frames || wanted.current === null || element.seeking) return;
    const to = clampFrame(frames, wanted.current);
    wanted.current = null;
    element.currentTime = getSeekTime(frames, to);
  }, [frames]);
  const seek = useCallback(
    (to: number) => {
      if (!frames) return;
      video.current?.pause();
      wanted.current = clampFrame(frames, to);
      setFrame(wanted.current);
      seekWanted();
    },
    [frames, seekWanted],
  );
  // Frames have other numbers once the file has told their own times.
  useEffect(() => {
    if (frames && video.current && wanted.current === null) setFrame(findFrame(frames, video.current.currentTime));
  }, [frames]);

  // The frame's own report where the browser has one; elsewhere the clock's, four times a second.
  useEffect(() => {
    const element = video.current;
    if (!element || !frames || !isPlaying) return undefined;
    let asked = 0;
    let reported = 0;
    const follow: VideoFrameRequestCallback = (now, { mediaTime }) => {
      const at = findFrame(frames, mediaTime);
      if (loop?.to != null && (at >= loop.to || at < loop.from)) element.currentTime = getSeekTime(frames, loop.from);
      if (now - reported >= REPORT_MS) {
        reported = now;
        setFrame(at);
      }
      asked = element.requestVideoFrameCallback(follow);
    };
    if ('requestVideoFrameCallback' in element) asked = element.requestVideoFrameCallback(follow);
    return () => {
      if ('cancelVideoFrameCallback' in element) element.cancelVideoFrameCallback(asked);
    };
  }, [frames, isPlaying, loop]);

  const play = useCallback(() => {
    const element = video.current;
    if (!element || !frames) return;
    const from = loop?.to == null ? 0 : loop.from;
    if (element.ended || frame >= frames.starts.length - 1 || (loop?.to != null && frame >= loop.to))
      element.currentTime = getSeekTime(frames, from);
    // The browser may refuse to play, for want of a tap: it stays where it is.
    element.play().catch(() => undefined);
  }, [frame, frames, loop]);

  return useMemo(() => {
    const showCurrent = (element: HTMLVideoElement) => {
      if (frames && wanted.current === null) setFrame(findFrame(frames, element.currentTime));
    };
    return {
      video,
      attach,
      src,
      frames,
      frame,
      size,
      isPlaying,
      rate,
      loop,
      seek,
      setRate(next: ClipRate) {
        setRateState(next);
        if (!video.current) return;
        // A frame that is still sought is what is wanted, and not what is shown meanwhile.
        const sought = wanted.current;
        const time = frames && sought !== null ? getSeekTime(frames, sought) : video.current.currentTime;
        resume.current = { time, playing: !video.current.paused };
        video.current.playbackRate = next;
      },
      toggle: () => (isPlaying ? video.current?.pause() : play()),
      pause: () => video.current?.pause(),
      mark() {
        if (!loop) setLoop({ from: frame, to: null });
        else if (loop.to === null && frame > loop.from) setLoop({ from: loop.from, to: frame });
        else setLoop(null);
      },
      events: {
        onLoadedMetadata: ({ currentTarget: element }) => takeMetadata(element),
        onPlay: () => setPlaying(true),
        onPause({ currentTarget: element }) {
          setPlaying(false);
          showCurrent(element);
        },
        onEnded({ currentTarget: element }) {
          if (frames && loop?.to == null) showCurrent(element);
          else play();
        },
        onSeeked({ currentTarget: element }) {
          seekWanted();
          if (!isPlaying) showCurrent(element);
        },
        onTimeUpdate({ currentTarget: element }) {
          if (isPlaying && !('requestVideoFrameCallback' in element)) showCurrent(element);
        },
      },
    };
  }, [src, attach, frames, frame, size, isPlaying, rate, loop, seek, seekWanted, play, takeMetadata]);
}

/** The moment of the frame that is seen, in milliseconds. */
export const getMomentMs = ({ frames, frame }: ClipPlayer): number => (frames ? toMs(getFrameStart(frames, frame)) : 0);
