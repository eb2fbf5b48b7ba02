import { ActingBanner } from '@fairway/ui/features/coaching/components/ActingBanner/ActingBanner';
import { accountPaths } from '@fairway/ui/paths/account';
import { useSwitchPerson } from '../session/useSwitchPerson.ts';
import { askToLeave } from './useLeaveGuard.ts';

/** Says whose pages these are while a guardian acts for a child. */
export function ActingFor({ first_name }: { first_name: string }) {
  const switchTo = useSwitchPerson();
  const goBack = async () => {
    // What is typed is the child's: once the guardian is back it can only be given up.
    if (await askToLeave()) await switchTo(null, accountPaths.children);
  };
  return <ActingBanner first_name={first_name} onBack={goBack} />;
}
