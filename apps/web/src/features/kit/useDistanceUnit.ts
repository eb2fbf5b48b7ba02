import type { DistanceUnit } from '@fairway/contracts/kit/distances';
import { useOptimisticPatch } from '@fairway/ui/hooks/useOptimisticPatch';
import { useUser } from '../../app/session/useUser.ts';
import { utils } from '../../trpc/client.ts';
import { useSaveSettings } from '../users/useSaveSettings.ts';

/** In which the person reads and types distances, and the way to another unit, which is shown at once. */
export function useDistanceUnit(): { unit: DistanceUnit; onUnit: (unit: DistanceUnit) => void } {
  const { settings } = useUser();
  const [{ unit }, patch] = useOptimisticPatch({ unit: settings.distance_unit });
  const save = useSaveSettings({
    onSaved: ({ distance_unit }) =>
      utils.accounts.user.setData(
        undefined,
        (user) => user && { ...user, settings: { ...user.settings, distance_unit } },
      ),
  });
  return { unit, onUnit: (chosen) => patch('unit', chosen, save.mutateAsync({ distance_unit: chosen })) };
}
