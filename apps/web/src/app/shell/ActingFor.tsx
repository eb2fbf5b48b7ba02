import { ActingBanner } from '@fairway/ui/features/coaching/components/ActingBanner/ActingBanner';
import { accountPaths } from '@fairway/ui/paths/account';
import { useSwitchPerson } from '../session/useSwitchPerson.ts';

/** Says whose pages these are while a guardian acts for a child. */
export function ActingFor({ first_name }: { first_name: string }) {
  const switchTo = useSwitchPerson();
  return <ActingBanner first_name={first_name} onBack={() => switchTo(null, accountPaths.children)} />;
}
