import type { BagScreenProps } from '@fairway/ui/features/kit/screens/BagScreen/BagScreen';
import { useUser } from '../../app/session/useUser.ts';
import { trpc } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { toClubRow } from './kitLists.ts';
import { useKitList } from './useKitList.ts';

/** The reader's own bag as its screen shows it. */
export function useBag(): Pick<BagScreenProps, 'state' | 'handed'> {
  const { id, handed } = useUser();
  const asked = trpc.kit.bag.useQuery({ id });
  const list = useKitList({ user_id: id, list: 'bag' }, asked.data?.map(toClubRow));
  return { handed, state: screenState({ asked }, () => ({ list })) };
}
