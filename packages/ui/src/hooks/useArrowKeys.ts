import { useEffect, useRef } from 'react';

/** Where the arrows have a meaning of their own. */
const OWN_ARROWS =
  'input, select, textarea, [contenteditable="true"], [role="grid"], [role="radiogroup"], [role="dialog"]';

/** Left and right arrows anywhere on a page, where nothing there uses them itself and no dialog is open. */
export function useArrowKeys(onArrow: (by: -1 | 1) => void): void {
  const tell = useRef(onArrow);
  useEffect(() => {
    tell.current = onArrow;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      if (document.querySelector('[role="dialog"]')) return;
      tell.current(event.key === 'ArrowLeft' ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
