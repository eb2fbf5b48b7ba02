import { AcceptInvitationScreen } from '@fairway/ui/features/coaching/screens/AcceptInvitationScreen/AcceptInvitationScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { readFailure, fieldErrors } from '../app/failures/failure.ts';
import { findAlert } from '../features/coaching/findAlert.ts';
import { FloatingBanner } from '../app/shell/FloatingBanner.tsx';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';
import { useEnter } from '../features/auth/useEnter.ts';
import { useSignInNavigation } from '../features/auth/useSignInNavigation.ts';
import { trpc } from '../trpc/client.ts';
import { screenState } from '../trpc/screenState.ts';

interface InviteSearch {
  /** The token of the mail's link, or the invitation's code. */
  token?: string;
}

export const Route = createFileRoute('/accept-invite')({
  staticData: { title: 'Accept invitation' },
  validateSearch: ({ token }): InviteSearch => ({
    token: typeof token === 'string' ? token : undefined,
  }),
  beforeLoad: ({ search }) => {
    if (!search.token) throw redirect({ to: '/login', search: { stage: 'token' }, replace: true });
  },
  component: AcceptInvite,
  errorComponent: AreaFailed,
});

/** Asked for once: each look counts against the limit of invitations (A5). */
const ONCE = { staleTime: Infinity, refetchOnWindowFocus: false, retry: false, meta: { quiet: true } };

/** The invitation behind a token; null when there is none (any more). */
function useInvitation(token: string) {
  const { data, error, ...query } = trpc.accounts.invitation.useQuery({ token }, ONCE);
  const { status, message } = readFailure(error);
  if (status === 422) return screenState({ found: { ...query, data: null } }, () => ({ invitation: null }));
  const state = screenState({ found: { ...query, data } }, ({ found }) => ({ invitation: found }));
  return state.status === 'failed' && status === 429 ? { ...state, message } : state;
}

function AcceptInvite() {
  const { token = '' } = Route.useSearch();
  const { enter, alert } = useEnter(useSignInNavigation());
  const state = useInvitation(token);
  const accept = trpc.accounts.acceptInvitation.useMutation({ meta: { quiet: true }, onSuccess: enter });
  return (
    <>
      <FloatingBanner />
      <AcceptInvitationScreen
        state={state}
        busy={accept.isPending}
        errors={fieldErrors(accept.error)}
        alert={alert ?? findAlert(accept.error)}
        onAccept={(acceptance) => accept.mutate({ token, ...acceptance })}
        loginHref="/login?stage=login"
        codeHref="/login?stage=token"
      />
    </>
  );
}
