import { type LoginState, LoginScreen } from '@fairway/ui/features/auth/screens/LoginScreen/LoginScreen';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { readRefusal } from '../../../app/failures/refusal.ts';
import { FloatingBanner } from '../../../app/shell/FloatingBanner.tsx';
import type { SignInNavigation } from '../signInNavigation.ts';
import { formatHref, type LoginSearch } from '../signInSearch.ts';
import { useEnter } from '../useEnter.ts';
import { useRegisterHref } from '../useRegisterHref.ts';
import { useSignInCall } from '../useSignInCall.ts';

export function LoginPage({ search, ...navigation }: SignInNavigation & { search: LoginSearch }) {
  const { from, stage = 'home' } = search;
  const { navigate } = navigation;
  const { enter, alert } = useEnter(navigation, from);
  const registerHref = useRegisterHref();
  const login = useSignInCall('login', (answer) =>
    'two_factor' in answer ? navigate(formatHref('/two-factor', { from }), { replace: true }) : enter(),
  );
  const code = useSignInCall('code', ({ kind }, { token }) =>
    navigate(kind === 'pro' ? formatHref('/onboard', { code: token, from }) : formatHref('/accept-invite', { token })),
  );
  const sent = stage === 'token' ? code : login;

  const state: LoginState = {
    stage,
    busy: sent.busy,
    errors: fieldErrors(sent.error),
    alert: alert ?? readRefusal(sent.error),
  };
  const show = (next: LoginState['stage']) => {
    sent.reset();
    navigate(formatHref('/login', { from, stage: next === 'home' ? undefined : next }));
  };

  return (
    <>
      <FloatingBanner />
      <LoginScreen
        state={state}
        onStage={show}
        onLogin={login.send}
        onToken={(token) => code.send({ token })}
        signupHref={formatHref('/onboard', { from })}
        forgottenHref="/forgot"
        registerHref={registerHref}
      />
    </>
  );
}
