import type { PersonName } from '@fairway/contracts/primitives';

/** Who wrote something for a child, by the id that was kept of them: of one who is erased it is known no more than that it was a guardian (A15). */
export function describeWriter({
  guardian_id,
  guardian,
}: {
  guardian_id: string | null;
  guardian: PersonName | null;
}): PersonName | null {
  if (guardian_id === null) return null;
  return guardian ?? { id: guardian_id, first_name: 'A former', last_name: 'guardian' };
}
