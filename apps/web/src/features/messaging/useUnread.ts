import type { UserType } from '@fairway/contracts/auth/accounts';
import { useEffect, useState } from 'react';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';

/** The page comes first: the count is asked for this much later than the person. */
const DELAY_MS = 1000;

/**
 * How many messages are unread: asked for a second after the person was read, and when the window has the focus again (U2). Whoever
 * opens or deletes a message has it asked for anew.
 */
export function useUnread(type: UserType): number {
  const { dataUpdatedAt } = trpc.accounts.user.useQuery();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDue(true);
      void utils.messages.unread.invalidate();
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [dataUpdatedAt]);
  const unread = trpc.messages.unread.useQuery(undefined, {
    ...QUIET,
    enabled: isDue && type !== 'admin',
    refetchOnWindowFocus: 'always',
  });
  return unread.data ?? 0;
}

/** The same as it is known, without asking for it. */
export const useUnreadKnown = (): number =>
  trpc.messages.unread.useQuery(undefined, { ...QUIET, enabled: false }).data ?? 0;
