import { ForgotScreen } from '@fairway/ui/features/auth/screens/ForgotScreen/ForgotScreen';
import { useState } from 'react';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { readRefusal } from '../../../app/failures/refusal.ts';
import { FloatingBanner } from '../../../app/shell/FloatingBanner.tsx';
import { formatHref } from '../signInSearch.ts';
import { useSignInCall } from '../useSignInCall.ts';

export function ForgotPage() {
  const [sentTo, setSentTo] = useState<string>();
  const forgot = useSignInCall('forgot', (_answer, { email }) => setSentTo(email));
  return (
    <>
      <FloatingBanner />
      <ForgotScreen
        state={{ sentTo, busy: forgot.busy, errors: fieldErrors(forgot.error), alert: readRefusal(forgot.error) }}
        onForgot={(email) => forgot.send({ email: email.trim() })}
        onAnother={() => setSentTo(undefined)}
        resetHref={formatHref('/reset', { email: sentTo ?? '' })}
        loginHref="/login"
      />
    </>
  );
}
