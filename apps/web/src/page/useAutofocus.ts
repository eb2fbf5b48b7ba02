import { useEffect } from 'react';

/** Puts the focus into the field that a screen marks for it, when the page opens and whenever `stage` changes. */
export function useAutofocus(stage: unknown = true): void {
  useEffect(() => {
    if (stage) document.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [stage]);
}
