import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { TwoFactorScreen } from '@fairway/ui/features/auth/screens/TwoFactorScreen/TwoFactorScreen';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { readRefusal } from '../../../app/failures/refusal.ts';
import { FloatingBanner } from '../../../app/shell/FloatingBanner.tsx';
import type { SignInNavigation } from '../signInNavigation.ts';
import type { TwoFactorSearch } from '../signInSearch.ts';
import { useEnter } from '../useEnter.ts';
import { useSignInCall } from '../useSignInCall.ts';

/** The second half of a sign-in. Which one it is the server knows by a cookie that no script can read (A3). */
export function TwoFactorPage({ search, ...navigation }: SignInNavigation & { search: TwoFactorSearch }) {
  const { enter, alert } = useEnter(navigation, search.from);
  const answer = useSignInCall('twoFactor', enter);
  const resend = useSignInCall('resendPin', () => answer.reset());
  const refusal = readRefusal(resend.error ?? answer.error, { 404: FAILURE_TEXTS.two_factor });
  return (
    <>
      <FloatingBanner />
      <TwoFactorScreen
        state={{ busy: answer.busy, errors: fieldErrors(answer.error), alert: alert ?? refusal }}
        onPin={(two_factor_pin) => {
          resend.reset();
          answer.send({ two_factor_pin });
        }}
        onResend={() => resend.sendAsync({})}
        loginHref="/login?stage=login"
      />
    </>
  );
}
