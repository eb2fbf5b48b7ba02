import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../trpc/client.ts';
import { endSession } from './session.ts';

/** Signs this device out at the server, then here; a call that fails leaves the person signed in. */
export function useLogout() {
  const navigate = useNavigate();
  return trpc.accounts.logout.useMutation({
    onSuccess: async () => {
      endSession();
      await navigate({ to: '/login', replace: true });
    },
  });
}
