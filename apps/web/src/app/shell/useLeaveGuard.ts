import type { Leaving } from '@fairway/ui/kit/LeaveDialog/LeaveDialog';
import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { knownUser } from '../session/session.ts';

/** Asks before a page with unsaved changes is left, by a link, by Back, or by closing the tab. */
export function useLeaveGuard(): { onDirtyChange: (dirty: boolean) => void; leaving: Leaving } {
  // The ref answers at once, also to a step away taken in the same tick as the save.
  const dirty = useRef(false);
  const [onDirtyChange] = useState(() => (is: boolean) => {
    dirty.current = is;
  });
  const blocker = useBlocker({
    // Whoever was signed out is not held back.
    shouldBlockFn: ({ current, next }) => dirty.current && current.pathname !== next.pathname && knownUser() !== null,
    enableBeforeUnload: () => dirty.current,
    withResolver: true,
  });
  return {
    onDirtyChange,
    leaving: blocker.status === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : null,
  };
}
