import { ActingBanner } from '@fairway/ui/features/coaching/components/ActingBanner/ActingBanner';
import { accountPaths } from '@fairway/ui/paths/account';
import { useState } from 'react';
import { loadUnsentWork } from '../outbox/loadUnsentWork.ts';
import type { UnsentWork } from '../outbox/unsentWork.ts';
import { useSwitchPerson } from '../session/useSwitchPerson.ts';
import { askToLeave } from './useLeaveGuard.ts';

/** Says whose pages these are while a guardian acts for a child. */
export function ActingFor({ id, first_name }: { id: string; first_name: string }) {
  const switchTo = useSwitchPerson();
  const [unsent, setUnsent] = useState<UnsentWork | null>(null);
  const leave = () => switchTo(null, accountPaths.children);
  const goBack = async () => {
    // What is typed is the child's: once the guardian is back it can only be given up.
    if (!(await askToLeave())) return;
    // What waits to be sent is the child's too, and goes no further until somebody is here for them again.
    const left = await loadUnsentWork(id);
    if (left) setUnsent(left);
    else await leave();
  };
  return (
    <ActingBanner
      first_name={first_name}
      onBack={goBack}
      unsent={unsent}
      onLeave={leave}
      onStay={() => setUnsent(null)}
    />
  );
}
