import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../trpc/client.ts';
import { beginSession } from './session.ts';

/**
 * Acts for a child on this device, or with null for oneself again, and opens a page as them: nothing of the one before may stay, as
 * after a new login.
 */
export function useSwitchPerson(): (child_id: string | null, href: string) => Promise<void> {
  const navigate = useNavigate();
  const act = trpc.guardians.actFor.useMutation();
  return async (child_id, href) => {
    await act.mutateAsync({ child_id });
    await beginSession();
    await navigate({ href });
  };
}
