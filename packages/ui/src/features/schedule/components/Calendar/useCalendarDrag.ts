import type { CalendarLesson } from '@fairway/contracts/schedule/schedule';
import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Axis } from './axis.ts';
import { blockDraft, type Draft, draftFor, moveDraft, resizeDraft } from './draft.ts';
import type { DraftStore } from './draftStore.ts';

/** So far, in px, a mouse goes before it means a drag; so still and so long, in ms, a finger stays before it lifts something. */
const MOUSE_STEP = 4;
const FINGER_STEP = 8;
const HOLD_MS = 350;
/** So near the edge, in px, the calendar scrolls under what is dragged, and by so much a frame. */
const EDGE = 48;
const SPEED = 9;

interface DragOptions {
  axis: Axis;
  dates: readonly string[];
  bodyRef: RefObject<HTMLDivElement | null>;
  scrollerRef: RefObject<HTMLDivElement | null>;
  store: DraftStore;
  findLesson: (id: string) => CalendarLesson | undefined;
  onDrop: (draft: Draft) => void;
}

interface Point {
  x: number;
  y: number;
}

/** What a pointer does between down and up. */
interface Gesture {
  from: Point;
  at: Point;
  begin: () => Draft | null;
  /** Where the pointer holds what it drags, in minutes below its start. */
  grip: number;
  started: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** Moves, pulls and blocks by mouse or finger: a finger has to rest first, for otherwise it scrolls. */
export function useCalendarDrag(options: DragOptions) {
  const given = useRef(options);
  useEffect(() => {
    given.current = options;
  });
  const gesture = useRef<Gesture | null>(null);
  const frame = useRef(0);

  const locate = ({ x, y }: Point) => {
    const { bodyRef, axis, dates } = given.current;
    const rect = bodyRef.current!.getBoundingClientRect();
    const column = Math.floor(((x - rect.left) / rect.width) * dates.length);
    return {
      date: dates[Math.min(Math.max(column, 0), dates.length - 1)]!,
      place: ((y - rect.top) / rect.height) * axis.length,
    };
  };

  const follow = useCallback(() => {
    const { store, axis } = given.current;
    const draft = store.get();
    const now = gesture.current;
    if (!draft || !now) return;
    const { date, place } = locate(now.at);
    if (draft.kind === 'move') store.set(moveDraft(axis, draft, date, place - now.grip));
    else if (draft.kind === 'resize') store.set(resizeDraft(axis, draft, place));
    else store.set(blockDraft(axis, draft.date, locate(now.from).place, place));
  }, []);

  const scroll = useCallback(() => {
    const scroller = given.current.scrollerRef.current;
    const now = gesture.current;
    if (!scroller || !now?.started) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const by = now.at.y < top + EDGE ? -SPEED : now.at.y > bottom - EDGE ? SPEED : 0;
    if (by !== 0) {
      const before = scroller.scrollTop;
      scroller.scrollTop += by;
      // What was held on to moves with the page below it.
      now.from = { ...now.from, y: now.from.y - (scroller.scrollTop - before) };
      follow();
    }
    frame.current = requestAnimationFrame(scroll);
  }, [follow]);

  const start = useCallback(() => {
    const now = gesture.current;
    if (!now) return;
    const draft = now.begin();
    if (!draft) {
      gesture.current = null;
      return;
    }
    now.started = true;
    if (draft.kind === 'move') now.grip = locate(now.from).place - draft.start;
    given.current.store.set(draft);
    frame.current = requestAnimationFrame(scroll);
  }, [scroll]);

  const stop = useCallback((drop: boolean) => {
    const now = gesture.current;
    gesture.current = null;
    cancelAnimationFrame(frame.current);
    clearTimeout(now?.timer);
    if (!now?.started) return;
    const { store, onDrop } = given.current;
    const draft = store.get();
    store.set(null);
    if (drop && draft) onDrop(draft);
  }, []);

  useEffect(() => {
    const body = given.current.bodyRef.current;
    const onMove = (event: PointerEvent) => {
      const now = gesture.current;
      if (!now) return;
      now.at = { x: event.clientX, y: event.clientY };
      const far = Math.hypot(now.at.x - now.from.x, now.at.y - now.from.y);
      if (now.started) follow();
      else if (event.pointerType === 'touch') {
        if (far > FINGER_STEP) stop(false);
      } else if (far > MOUSE_STEP) {
        start();
        follow();
      }
    };
    const onUp = () => {
      if (gesture.current?.started) {
        // The click that comes with it would open what was dragged.
        const swallow = (event: MouseEvent) => {
          event.preventDefault();
          event.stopPropagation();
        };
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      }
      stop(true);
    };
    const onCancel = () => stop(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && gesture.current?.started) stop(false);
    };
    /** A finger that holds something does not scroll. */
    const onTouchMove = (event: TouchEvent) => {
      if (gesture.current?.started) event.preventDefault();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey);
    body?.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey);
      body?.removeEventListener('touchmove', onTouchMove);
      stop(false);
    };
  }, [follow, start, stop]);

  const onPointerDown = (event: ReactPointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const from = { x: event.clientX, y: event.clientY };
    const block = event.target.closest<HTMLElement>('[data-lesson]');
    const isHandle = event.target.closest('[data-handle]') !== null;
    const begin = (): Draft | null => {
      const { axis, findLesson } = given.current;
      if (!block) {
        const { date, place } = locate(from);
        return blockDraft(axis, date, place, place);
      }
      const lesson = findLesson(block.dataset['lesson'] ?? '');
      return lesson?.can.change ? draftFor(axis, lesson, isHandle ? 'resize' : 'move') : null;
    };
    gesture.current = { from, at: from, begin, grip: 0, started: false };
    if (event.pointerType === 'touch') gesture.current.timer = setTimeout(start, HOLD_MS);
  };
  return { onPointerDown, locate };
}
