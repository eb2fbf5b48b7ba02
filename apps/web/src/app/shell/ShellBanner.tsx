import { onDemand } from '@fairway/ui/kit/onDemand';
import { Suspense } from 'react';
import { useUser } from '../session/useUser.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

// Few act for a child: the others need not load what says so.
const { Part: ActingFor } = onDemand(async () => (await import('./ActingFor.tsx')).ActingFor);

/** As high as the bar, so that nothing moves when it comes. */
const PLACE = <div data-banner style={{ height: '4.75rem' }} />;

/** What stands above every page: that there is no connection, and whose pages these are. */
export function ShellBanner() {
  const { id, first_name, guardian_acts } = useUser();
  return (
    <>
      <ConnectionBanner />
      {guardian_acts ? (
        <Suspense fallback={PLACE}>
          <ActingFor id={id} first_name={first_name} />
        </Suspense>
      ) : null}
    </>
  );
}
