import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A finger that rests this long, in ms, takes hold of what it is on; one that moves earlier scrolls the page. */
const HOLD = 220;
/** Pixels a finger may tremble. */
const TREMBLE = 8;

interface Held {
  at: number;
  x: number;
  y: number;
  active: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** The place among the list's items that a point is on; -1 for none. */
const placeAt = (list: HTMLElement, x: number, y: number): number =>
  [...list.children].findIndex((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });

/**
 * Dragging the first `count` items of a list into another order, by mouse, pen or a finger that rests first. The order changes
 * under the pointer. Whoever does not drag needs buttons beside it.
 */
export function useDragOrder(count: number, onMove: (from: number, to: number) => void) {
  const listRef = useRef<HTMLUListElement>(null);
  const held = useRef<Held | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  useEffect(() => {
    const list = listRef.current;
    // A finger that drags does not scroll. React's own listeners could not say so: they are passive.
    const keep = (event: TouchEvent) => held.current?.active && event.cancelable && event.preventDefault();
    list?.addEventListener('touchmove', keep, { passive: false });
    return () => list?.removeEventListener('touchmove', keep);
  }, []);

  const end = () => {
    clearTimeout(held.current?.timer);
    held.current = null;
    setDragged(null);
  };
  const take = () => {
    if (!held.current) return;
    held.current.active = true;
    setDragged(held.current.at);
  };
  const onPointerDown = (at: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    held.current = { at, x: event.clientX, y: event.clientY, active: false };
    event.currentTarget.setPointerCapture(event.pointerId);
    if (event.pointerType === 'touch') held.current.timer = setTimeout(take, HOLD);
  };
  const onPointerMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
    const mine = held.current;
    if (!mine) return;
    const moved = Math.hypot(clientX - mine.x, clientY - mine.y) > TREMBLE;
    if (!mine.active) {
      if (!moved) return;
      if (pointerType === 'touch') return end();
      take();
    }
    const to = listRef.current ? placeAt(listRef.current, clientX, clientY) : -1;
    if (to < 0 || to >= count || to === mine.at) return;
    onMove(mine.at, to);
    mine.at = to;
    setDragged(to);
  };
  return {
    listRef,
    /** The place of what is being dragged. */
    dragged,
    /** For the part of an item that is taken hold of. */
    grip: (at: number) => ({
      onPointerDown: onPointerDown(at),
      onPointerMove,
      onPointerUp: end,
      onPointerCancel: end,
      onLostPointerCapture: end,
    }),
  };
}
