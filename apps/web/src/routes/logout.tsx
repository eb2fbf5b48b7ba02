import { FailedScreen } from '@fairway/ui/app/FailedScreen/FailedScreen';
import { StartScreen } from '@fairway/ui/app/StartScreen/StartScreen';
import { UnsyncedScreen } from '@fairway/ui/features/records/screens/UnsyncedScreen/UnsyncedScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BareShell } from '../app/shell/BareShell.tsx';
import { knownUser } from '../app/session/session.ts';
import { useLogout } from '../app/session/useLogout.ts';
import { useUnsyncedDrafts } from '../features/records/useUnsyncedDrafts.ts';

export const Route = createFileRoute('/logout')({ staticData: { title: 'Log out' }, component: Logout });

/**
 * Signs out as soon as it is opened, unless records are on this device alone (R3): then it asks. It is no loader, which a mere hover over the
 * link would run.
 */
function Logout() {
  const { mutate, isIdle, isError, isPending } = useLogout();
  const { drafts } = useUnsyncedDrafts(knownUser()?.id ?? null);
  const isClear = drafts?.length === 0;
  useEffect(() => {
    if (isIdle && isClear) mutate();
  }, [isIdle, isClear, mutate]);

  if (isIdle && drafts && !isClear)
    return (
      <BareShell>
        <UnsyncedScreen count={drafts.length} onLogout={() => mutate()} />
      </BareShell>
    );
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
