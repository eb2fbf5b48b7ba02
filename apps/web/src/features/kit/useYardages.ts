import type { YardagesScreenProps } from '@fairway/ui/features/kit/screens/YardagesScreen/YardagesScreen';
import { useUser } from '../../app/session/useUser.ts';
import { trpc } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { toYardageRow } from './kitLists.ts';
import { useKitList } from './useKitList.ts';

/** The reader's own yardages as their screen shows them. */
export function useYardages(): Pick<YardagesScreenProps, 'state'> {
  const { id } = useUser();
  const asked = trpc.kit.yardages.useQuery();
  const list = useKitList({ user_id: id, list: 'yardages' }, asked.data?.map(toYardageRow));
  return { state: screenState({ asked }, () => ({ list })) };
}
