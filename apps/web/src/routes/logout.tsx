import { FailedScreen } from '@fairway/ui/screens/shared/FailedScreen/FailedScreen';
import { StartScreen } from '@fairway/ui/screens/shared/StartScreen/StartScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BareShell } from '../navigation/BareShell.tsx';
import { useLogout } from '../session/useLogout.ts';

export const Route = createFileRoute('/logout')({ staticData: { title: 'Log out' }, component: Logout });

/** Signs out as soon as it is opened. It is no loader, which a mere hover over the link would run. */
function Logout() {
  const { mutate, isIdle, isError, isPending } = useLogout();
  useEffect(() => {
    if (isIdle) mutate();
  }, [isIdle, mutate]);

  if (!isError) return <StartScreen />;
  return (
    <BareShell>
      <FailedScreen
        message="You are still signed in: the server could not be reached."
        onRetry={() => mutate()}
        busy={isPending}
      />
    </BareShell>
  );
}
