import { accountPaths } from '@fairway/ui/paths/account';
import { lazy, Suspense } from 'react';
import { useSwitchPerson } from '../session/useSwitchPerson.ts';
import { useUser } from '../session/useUser.ts';

// Few act for a child: the others need not wait for what says so.
const ActingBanner = lazy(async () => ({
  default: (await import('@fairway/ui/features/coaching/components/ActingBanner/ActingBanner')).ActingBanner,
}));

/** As high as the banner, so that nothing moves when it comes. */
const PLACE = <div data-banner style={{ height: '4.75rem' }} />;

/** Says whose pages these are while a guardian acts for a child. */
export function ActingFor() {
  const { first_name, guardian_acts } = useUser();
  const switchTo = useSwitchPerson();
  if (!guardian_acts) return null;
  return (
    <Suspense fallback={PLACE}>
      <ActingBanner first_name={first_name} onBack={() => switchTo(null, accountPaths.children)} />
    </Suspense>
  );
}
