import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

type Use = 'focused' | 'held' | 'pressed' | null;

/** What was done to a field while it stood closed, before its list was here. */
export interface EarlyUse {
  readLast: () => Use;
  forget: () => void;
}

/** Nothing is drawn anew for what is noted, since that could take the field away amid a press. */
function createNotes() {
  let last: Use = null;
  const early: EarlyUse = { readLast: () => last, forget: () => void (last = null) };
  const handlers = {
    onFocus: () => void (last ??= 'focused'),
    onBlur: early.forget,
    // A finger's tap is told where it ends: on this field, or on the one that has come.
    onPointerDown: ({ pointerType }: PointerEvent) => void (pointerType !== 'touch' && (last = 'held')),
    onPointerUp: () => void (last &&= 'focused'),
    onClick: () => void (last = 'pressed'),
  };
  return { early, handlers };
}

export type EarlyHandlers = ReturnType<typeof createNotes>['handlers'];

/** Notes what is done to the field that stands in for another. */
export function useEarlyUse() {
  const [notes] = useState(createNotes);
  return notes;
}

/** Does to a field, once it is here, what was done to the one that stood in for it: no tap is lost, nor one's place on the keyboard. */
export function useCatchUp(field: RefObject<HTMLElement | null>, early: EarlyUse): void {
  useEffect(() => {
    const last = early.readLast();
    const focus = () => {
      early.forget();
      field.current?.focus();
    };
    const open = () => {
      focus();
      field.current?.click();
    };
    if (last === 'pressed') open();
    else if (last === 'focused') focus();
    else if (last === 'held') {
      // A press that ends on another element than it began on is no click to the browser, but it is to the one who presses.
      const release = ({ target }: Event) =>
        target instanceof Node && field.current?.contains(target) ? open() : undefined;
      document.addEventListener('pointerup', release, { once: true });
      return () => document.removeEventListener('pointerup', release);
    }
    return undefined;
  }, [early, field]);
}
