import { type TouchEvent, useRef } from 'react';

/** How far a finger goes before it means another day, and how near the edge is the device's own, in px. */
const FAR = 56;
const EDGE = 24;
/** Where a finger that goes sideways means something else. */
const OWN_SWIPES = 'input, select, textarea, [role="grid"]';

/** For an element that is swiped from side to side: `onSwipe(1)` for a swipe to the left, which brings what comes next. */
export function useSwipe(onSwipe: (by: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent) => {
      const touch = touches[0];
      // React tells of touches in a sheet above the page too.
      const here = target instanceof Element && currentTarget.contains(target) && !target.closest(OWN_SWIPES);
      const inside = here && touch && touch.clientX > EDGE && touch.clientX < window.innerWidth - EDGE;
      from.current = inside && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchMove: ({ defaultPrevented }: TouchEvent) => {
      // The finger carries something, which it would not let scroll either.
      if (defaultPrevented) from.current = null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const begin = from.current;
      from.current = null;
      if (!begin || !touch) return;
      const [across, down] = [touch.clientX - begin.x, touch.clientY - begin.y];
      // A scroll that drifts sideways is no swipe.
      if (Math.abs(across) >= FAR && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      from.current = null;
    },
  };
}
