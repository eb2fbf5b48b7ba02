import { SetPasswordScreen } from '@fairway/ui/features/auth/screens/SetPasswordScreen/SetPasswordScreen';
import { readFailure, fieldErrors } from '../../../app/failures/failure.ts';
import { readRefusal } from '../../../app/failures/refusal.ts';
import { FloatingBanner } from '../../../app/shell/FloatingBanner.tsx';
import type { SignInNavigation } from '../signInNavigation.ts';
import { useEnter } from '../useEnter.ts';
import { useSignInCall } from '../useSignInCall.ts';

export function SetPasswordPage({ token, ...navigation }: SignInNavigation & { token: string }) {
  const { enter, alert } = useEnter(navigation);
  const set = useSignInCall('setPassword', enter);
  return (
    <>
      <FloatingBanner />
      <SetPasswordScreen
        state={{
          over: readFailure(set.error).status === 404,
          busy: set.busy,
          errors: fieldErrors(set.error),
          alert: alert ?? readRefusal(set.error),
        }}
        onSet={(passwords) => set.send({ token, ...passwords })}
        forgottenHref="/forgot"
      />
    </>
  );
}
