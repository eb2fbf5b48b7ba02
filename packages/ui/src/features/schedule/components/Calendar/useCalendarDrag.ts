import type { CalendarLesson } from '@fairway/contracts/schedule/schedule';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useState } from 'react';
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

/** The gestures of a calendar, apart from React's tree: nothing of it is drawn again while a pointer moves. */
function createCalendarDrag(first: DragOptions) {
  let given = first;
  let gesture: Gesture | null = null;
  let frame = 0;

  const locate = ({ x, y }: Point) => {
    const { bodyRef, axis, dates } = given;
    const rect = bodyRef.current!.getBoundingClientRect();
    const column = Math.floor(((x - rect.left) / rect.width) * dates.length);
    return {
      date: dates[Math.min(Math.max(column, 0), dates.length - 1)]!,
      place: ((y - rect.top) / rect.height) * axis.length,
    };
  };

  function follow() {
    const { store, axis } = given;
    const draft = store.get();
    if (!draft || !gesture) return;
    const { date, place } = locate(gesture.at);
    if (draft.kind === 'move') store.set(moveDraft(axis, draft, date, place - gesture.grip));
    else if (draft.kind === 'resize') store.set(resizeDraft(axis, draft, place));
    else store.set(blockDraft(axis, draft.date, locate(gesture.from).place, place));
  }

  function scroll() {
    const scroller = given.scrollerRef.current;
    if (!scroller || !gesture?.started) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const by = gesture.at.y < top + EDGE ? -SPEED : gesture.at.y > bottom - EDGE ? SPEED : 0;
    if (by !== 0) {
      const before = scroller.scrollTop;
      scroller.scrollTop += by;
      // What was held on to moves with the page below it.
      gesture.from = { ...gesture.from, y: gesture.from.y - (scroller.scrollTop - before) };
      follow();
    }
    frame = requestAnimationFrame(scroll);
  }

  function start() {
    if (!gesture) return;
    const draft = gesture.begin();
    if (!draft) {
      gesture = null;
      return;
    }
    gesture.started = true;
    if (draft.kind === 'move') gesture.grip = locate(gesture.from).place - draft.start;
    given.store.set(draft);
    frame = requestAnimationFrame(scroll);
  }

  function stop(drop: boolean) {
    const ended = gesture;
    gesture = null;
    cancelAnimationFrame(frame);
    clearTimeout(ended?.timer);
    if (!ended?.started) return;
    const draft = given.store.get();
    given.store.set(null);
    if (drop && draft) given.onDrop(draft);
  }

  function onMove(event: PointerEvent) {
    if (!gesture) return;
    gesture.at = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(gesture.at.x - gesture.from.x, gesture.at.y - gesture.from.y);
    if (gesture.started) follow();
    else if (event.pointerType === 'touch') {
      if (far > FINGER_STEP) stop(false);
    } else if (far > MOUSE_STEP) {
      start();
      follow();
    }
  }

  function onUp() {
    if (gesture?.started) {
      // The click that comes with it would open what was dragged.
      const swallow = (event: MouseEvent) => {
        event.preventDefault();
        event.stopPropagation();
      };
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
    }
    stop(true);
  }

  const onCancel = () => stop(false);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') stop(false);
  };
  /** A finger that holds something does not scroll. */
  const onTouchMove = (event: TouchEvent) => {
    if (gesture?.started) event.preventDefault();
  };

  function onPointerDown(event: ReactPointerEvent) {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const from = { x: event.clientX, y: event.clientY };
    const block = event.target.closest<HTMLElement>('[data-lesson]');
    const isHandle = event.target.closest('[data-handle]') !== null;
    const begin = (): Draft | null => {
      const { axis, findLesson } = given;
      if (!block) {
        const { date, place } = locate(from);
        return blockDraft(axis, date, place, place);
      }
      const lesson = findLesson(block.dataset['lesson'] ?? '');
      return lesson?.can.change ? draftFor(axis, lesson, isHandle ? 'resize' : 'move') : null;
    };
    gesture = { from, at: from, begin, grip: 0, started: false };
    if (event.pointerType === 'touch') gesture.timer = setTimeout(start, HOLD_MS);
  }

  function listen() {
    const body = given.bodyRef.current;
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
  }

  const update = (next: DragOptions) => {
    given = next;
  };
  return { onPointerDown, locate, listen, update };
}

/** Moves, pulls and blocks by mouse or finger: a finger has to rest first, for otherwise it scrolls. */
export function useCalendarDrag(options: DragOptions) {
  const [drag] = useState(() => createCalendarDrag(options));
  useEffect(() => drag.update(options));
  useEffect(() => drag.listen(), [drag]);
  return drag;
}
