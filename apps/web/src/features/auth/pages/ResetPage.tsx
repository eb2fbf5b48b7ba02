import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { ResetScreen } from '@fairway/ui/features/auth/screens/ResetScreen/ResetScreen';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { readRefusal } from '../../../app/failures/refusal.ts';
import { FloatingBanner } from '../../../app/shell/FloatingBanner.tsx';
import type { SignInNavigation } from '../signInNavigation.ts';
import { useEnter } from '../useEnter.ts';
import { useSignInCall } from '../useSignInCall.ts';

export function ResetPage({ email, ...navigation }: SignInNavigation & { email: string }) {
  const { enter, alert } = useEnter(navigation);
  const reset = useSignInCall('reset', enter);
  return (
    <>
      <FloatingBanner />
      <ResetScreen
        state={{
          email,
          busy: reset.busy,
          errors: fieldErrors(reset.error),
          alert: alert ?? readRefusal(reset.error, { 404: FAILURE_TEXTS.reset }),
        }}
        onReset={(given) => reset.send({ email, ...given })}
        homeHref="/login"
      />
    </>
  );
}
