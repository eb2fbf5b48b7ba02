import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen, SIDEBAR_WIDTH } from './frameKeys.ts';
import { useSingleKeysOn } from './useSingleKeysOn.ts';

/** Where a key belongs to whatever has the focus. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"]';
const isTaken = (target: EventTarget | null): boolean =>
  isDialogOpen() || (target instanceof Element && target.closest(TAKES_KEYS) !== null);

/**
 * What keys do that are pressed by themselves, by the sign they write: `{ '/': … }`. Never in a field, a menu or a dialog. A key
 * that both the page and the frame around it know is the page's: `frame` is asked last. Answers whether keys act at all.
 */
export function useSingleKeys(keys: Partial<Record<string, () => void>>, scope: 'page' | 'frame' = 'page'): boolean {
  const [on] = useSingleKeysOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key.toLowerCase()];
    if (!act || isTaken(event.target) || !matchMedia(SIDEBAR_WIDTH).matches) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return;
    // What is pressed reaches the document before the window.
    const target: EventTarget = scope === 'page' ? document : window;
    const listen = (event: Event) => {
      if (event instanceof KeyboardEvent) press(event);
    };
    target.addEventListener('keydown', listen);
    return () => target.removeEventListener('keydown', listen);
  }, [on, scope]);
  return on;
}
