import type { YardagesScreenProps } from '@fairway/ui/features/kit/screens/YardagesScreen/YardagesScreen';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser.ts';
import { trpc } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { screenState } from '../../trpc/screenState.ts';
import { inUnit } from './inUnit.ts';
import { toYardageRow } from './kitLists.ts';
import { measureClubs } from './measureClubs.ts';
import { useDistanceUnit } from './useDistanceUnit.ts';
import { useKitList } from './useKitList.ts';

/** The reader's own yardages as their screen shows them. */
export function useYardages(): YardagesScreenProps {
  const { id, bags } = useUser();
  const { unit, onUnit } = useDistanceUnit();
  const asked = trpc.kit.yardages.useQuery();
  // The yardages can be written without them.
  const { data: dispersion } = trpc.lessons.dispersion.useQuery({ id, type: 'chart' }, QUIET);
  const list = useKitList({ user_id: id, list: 'yardages' }, asked.data?.map(toYardageRow));
  const charted = useMemo(() => (dispersion ? measureClubs(dispersion) : []), [dispersion]);
  return {
    state: screenState({ asked }, () => ({ list: inUnit(list, unit) })),
    unit,
    onUnit,
    charted,
    clubs: [...bags.map(({ club }) => club), ...charted.map(({ club }) => club)],
  };
}
