import type { Leaving } from '@fairway/ui/kit/LeaveDialog/LeaveDialog';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { knownUser } from '../session/session.ts';

/** What the page in view asks before it is left; null where it never asks. */
let askPage: (() => Promise<boolean>) | null = null;

/** Asks as a link would, before what takes the page away by no link; false where whoever is here would rather stay. */
export const askToLeave = async (): Promise<boolean> => (askPage ? askPage() : true);

/** Asks before a page with unsaved changes is left, by a link, by Back, by closing the tab, or by `askToLeave`. */
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
  const [isAsked, setAsked] = useState(false);
  const answer = useRef<(leaves: boolean) => void>(() => undefined);
  useEffect(() => {
    const ask = async () => {
      if (!dirty.current) return true;
      setAsked(true);
      const leaves = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
      });
      setAsked(false);
      return leaves;
    };
    askPage = ask;
    return () => {
      // The page has gone by another way, and nobody will answer.
      answer.current(false);
      if (askPage === ask) askPage = null;
    };
  }, []);
  if (blocker.status === 'blocked') return { onDirtyChange, leaving: { stay: blocker.reset, leave: blocker.proceed } };
  const leaving = isAsked ? { stay: () => answer.current(false), leave: () => answer.current(true) } : null;
  return { onDirtyChange, leaving };
}
