import { useState } from 'react';
import { trpc } from '../../trpc/client.ts';

/** The server's word on how far somebody has come; it stays on show while signing in empties the cache. */
export function useOnboarding() {
  const source = trpc.accounts.onboarding.useQuery(undefined, { staleTime: Infinity, refetchOnWindowFocus: false });
  const [last, setLast] = useState(source.data);
  if (source.data && source.data !== last) setLast(source.data);
  return { ...source, data: source.data ?? last };
}

/**
 * Whether somebody goes the way in by its six steps: they ask for them, have begun them, or have joined and lack something. Null
 * until that is known; once they are on a way they stay on it, whatever signing in changes.
 */
export function useGoesBySteps(asked: boolean): boolean | null {
  const { data } = useOnboarding();
  const [bySteps, setBySteps] = useState<boolean | null>(null);
  if (asked && bySteps !== true) setBySteps(true);
  else if (bySteps === null && data) setBySteps(data.joined || data.email !== null);
  return bySteps;
}
