import { FailedScreen } from '@fairway/ui/app/FailedScreen/FailedScreen';
import { StartScreen } from '@fairway/ui/app/StartScreen/StartScreen';
import { UnsyncedScreen } from '@fairway/ui/features/records/screens/UnsyncedScreen/UnsyncedScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { BareShell } from '../app/shell/BareShell.tsx';
import { knownUser } from '../app/session/session.ts';
import { useLogout } from '../app/session/useLogout.ts';
import type { Unsent } from '../app/outbox/countUnsent.ts';
import { useUnsent } from '../app/outbox/useUnsent.ts';
import { listUnsavedKit } from '../features/kit/pendingStore.ts';
import { clearDrafts, listOutbox } from '../features/messaging/messageStore.ts';
import { forgetPractice, listTicks } from '../features/practice/plans/tickStore.ts';
import { useUnsyncedDrafts } from '../features/records/useUnsyncedDrafts.ts';

export const Route = createFileRoute('/logout')({ staticData: { title: 'Log out' }, component: Logout });

// Who has nothing waiting does not load what sends it.
const MESSAGES: Unsent = {
  list: listOutbox,
  send: async () => (await import('../features/messaging/outbox.ts')).runOutbox(),
};
const RESULTS: Unsent = {
  list: listTicks,
  send: async () => (await import('../features/practice/plans/ticks.ts')).runTicks(),
};
const KIT: Unsent = {
  list: listUnsavedKit,
  send: async () => (await import('../features/kit/runKit.ts')).runKit(),
};

/**
 * Signs out as soon as it is opened, unless something is on this device alone: records, messages, results of practice, changes to the kit
 * (R3) and cannot be sent now. Then it asks. It is no loader, which a mere hover over the link would run.
 */
function Logout() {
  const { mutateAsync, isIdle, isError, isPending } = useLogout();
  // The person, who is forgotten by the time they are logged out.
  const [user_id] = useState(() => knownUser()?.id ?? null);
  const { drafts } = useUnsyncedDrafts(user_id);
  const messages = useUnsent(user_id, MESSAGES);
  const results = useUnsent(user_id, RESULTS);
  const kit = useUnsent(user_id, KIT);
  const isKnown = messages !== undefined && results !== undefined && kit !== undefined;
  const isClear = isKnown && drafts?.length === 0 && messages + results + kit === 0;
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

  if (isIdle && drafts && isKnown && !isClear)
    return (
      <BareShell>
        <UnsyncedScreen count={drafts.length} messages={messages} results={results} kit={kit} onLogout={logOut} />
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
