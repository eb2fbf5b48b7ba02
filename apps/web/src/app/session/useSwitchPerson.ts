import { useNavigate } from '@tanstack/react-router';
import { isPassing, readFailure } from '../failures/failure.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { beginSession } from './session.ts';

/**
 * Acts for a child on this device, or with null for oneself again, and opens a page as them: nothing of the one before may stay, as
 * after a new login.
 */
export function useSwitchPerson(): (child_id: string | null, href: string) => Promise<void> {
  const navigate = useNavigate();
  const act = trpc.guardians.actFor.useMutation();
  return async (child_id, href) => {
    try {
      await act.mutateAsync({ child_id });
    } catch (error) {
      // The switch may have been made, and its answer lost: whose pages stand here then is learnt before anything more is sent.
      if (isPassing(readFailure(error))) void utils.accounts.user.refetch();
      throw error;
    }
    await beginSession();
    // Nothing typed is held back for whoever is here now: it was another person's.
    await navigate({ href, ignoreBlocker: true });
  };
}
