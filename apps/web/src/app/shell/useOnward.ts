import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { notify } from '../notices/notify.ts';

/** Whether the page that asks is still the one in view. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/**
 * Leads on from this page once something is done there. Whoever has gone elsewhere by then stays: an answer may take its time, and fetches
 * nobody back.
 * @param told what they are told then, where the page that they were to be led to would have said it
 */
export function useOnward(told?: string): ReturnType<typeof useNavigate> {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const onward = async (where: Parameters<typeof navigate>[0]) => {
    if (isHere.current) await navigate(where);
    else if (told !== undefined) notify.success(told);
  };
  return onward as typeof navigate;
}
