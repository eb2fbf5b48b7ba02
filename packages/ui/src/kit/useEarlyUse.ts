import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** What was done to a field while it stood closed, before its list was here. */
export interface EarlyUse {
  last: 'focused' | 'held' | 'pressed' | null;
}

/** Notes what is done to the field that stands in for another; nothing is drawn anew for it, since that could take the field away amid a press. */
export function useEarlyUse() {
  const [early] = useState<EarlyUse>(() => ({ last: null }));
  const [handlers] = useState(() => ({
    onFocus: () => void (early.last ??= 'focused'),
    onBlur: () => void (early.last = null),
    // A finger's tap is told where it ends: on this field, or on the one that has come.
    onPointerDown: ({ pointerType }: PointerEvent) => void (early.last = pointerType === 'touch' ? early.last : 'held'),
    onPointerUp: () => void (early.last &&= 'focused'),
    onClick: () => void (early.last = 'pressed'),
  }));
  return { early, handlers };
}

export type EarlyHandlers = ReturnType<typeof useEarlyUse>['handlers'];

/** Does to a field, once it is here, what was done to the one that stood in for it: no tap is lost, nor one's place on the keyboard. */
export function useCatchUp(field: RefObject<HTMLElement | null>, early: EarlyUse): void {
  useEffect(() => {
    const { last } = early;
    const focus = () => {
      early.last = null;
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
