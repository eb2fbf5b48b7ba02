import { FailedScreen } from '@fairway/ui/app/FailedScreen/FailedScreen';
import { StartScreen } from '@fairway/ui/app/StartScreen/StartScreen';
import { UnsyncedScreen } from '@fairway/ui/features/records/screens/UnsyncedScreen/UnsyncedScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { BareShell } from '../app/shell/BareShell.tsx';
import { knownUser } from '../app/session/session.ts';
import { useLogout } from '../app/session/useLogout.ts';
import { useUnsentWork } from '../app/outbox/useUnsentWork.ts';
import { clearDrafts } from '../features/messaging/messageStore.ts';
import { forgetPractice } from '../features/practice/plans/tickStore.ts';
import { useUnsyncedDrafts } from '../features/records/useUnsyncedDrafts.ts';

export const Route = createFileRoute('/logout')({ staticData: { title: 'Log out' }, component: Logout });

/**
 * Signs out as soon as it is opened, unless something is on this device alone: records, messages, results of practice, changes to the kit
 * (R3) and cannot be sent now. Then it asks. It is no loader, which a mere hover over the link would run.
 */
function Logout() {
  const { mutateAsync, isIdle, isError, isPending } = useLogout();
  // The person, who is forgotten by the time they are logged out.
  const [user_id] = useState(() => knownUser()?.id ?? null);
  const { drafts } = useUnsyncedDrafts(user_id);
  const work = useUnsentWork(user_id);
  const isClear = work === null && drafts?.length === 0;
  const logOut = useCallback(() => {
    const forget = () => (user_id === null ? undefined : Promise.all([clearDrafts(user_id), forgetPractice(user_id)]));
    // A failed call is told below, and a browser that keeps nothing has nothing to forget.
    void mutateAsync()
      .then(forget)
      .catch(() => undefined);
  }, [mutateAsync, user_id]);
  useEffect(() => {
    if (isIdle && isClear) logOut();
  }, [isIdle, isClear, logOut]);

  if (isIdle && drafts && work !== undefined && !isClear)
    return (
      <BareShell>
        <UnsyncedScreen unsent={{ records: drafts.length, ...work }} onLogout={logOut} />
      </BareShell>
    );
  if (!isError) return <StartScreen />;
  return (
    <BareShell>
      <FailedScreen
        message="You are still logged in: the server could not be reached."
        onRetry={logOut}
        busy={isPending}
      />
    </BareShell>
  );
}
