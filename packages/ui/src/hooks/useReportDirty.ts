import { useEffect, useRef } from 'react';

/** Tells the page's container whether a form holds changes that are not saved; a form that goes takes them with it. */
export function useReportDirty(dirty: boolean, onDirtyChange: ((dirty: boolean) => void) | undefined): void {
  const tell = useRef(onDirtyChange);
  useEffect(() => {
    tell.current = onDirtyChange;
  });
  useEffect(() => {
    tell.current?.(dirty);
    return () => tell.current?.(false);
  }, [dirty]);
}
