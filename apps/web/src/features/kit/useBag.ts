import { formatFullName } from '@fairway/contracts/person-names';
import type { BagScreenProps } from '@fairway/ui/features/kit/screens/BagScreen/BagScreen';
import { useCallback } from 'react';
import { shareImage } from '../../app/native/files.ts';
import { notify } from '../../app/notices/notify.ts';
import { drawPicture } from '../../app/pictures/drawPicture.ts';
import { useUser } from '../../app/session/useUser.ts';
import { trpc } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { toClubRow } from './kitLists.ts';
import { useKitList } from './useKitList.ts';

const PICTURE = { name: 'whats-in-the-bag.png', title: "What's in the bag" };

/** The reader's own bag as its screen shows it. */
export function useBag(): Omit<BagScreenProps, 'side'> {
  const user = useUser();
  const asked = trpc.kit.bag.useQuery({ id: user.id });
  const list = useKitList({ user_id: user.id, list: 'bag' }, asked.data?.map(toClubRow));
  const share = useCallback(
    (image: Blob) =>
      shareImage(image, PICTURE).catch(() => notify.error('The picture could not be shared. Please try again.')),
    [],
  );
  return {
    name: formatFullName(user),
    handed: user.handed,
    state: screenState({ asked }, () => ({ list })),
    draw: drawPicture,
    onShare: share,
  };
}
