import type { RecordSharing } from '@fairway/ui/features/records/components/ShareRecord/ShareRecord';
import { useState } from 'react';
import { sendLink } from '../../app/native/sendLink.ts';
import { copyToClipboard } from '../../app/shell/clipboard.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { screenState } from '../../trpc/screenState.ts';

/** How the player lets others read the record of one of their lessons. The link is asked for when they look at it. */
export function useRecordSharing(lesson: string): RecordSharing {
  const [opened, setOpened] = useState(false);
  const share = trpc.lessons.share.useQuery({ lesson }, { ...QUIET, enabled: opened });
  const keep = (link: typeof share.data) => utils.lessons.share.setData({ lesson }, link);
  const create = trpc.lessons.shareRecord.useMutation({ onSuccess: keep });
  const stop = trpc.lessons.stopSharing.useMutation({ onSuccess: () => keep(null) });
  return {
    state: screenState({ share }, (data) => data),
    opened,
    onOpen: () => setOpened(true),
    onClose: () => setOpened(false),
    onShare: () => create.mutateAsync({ lesson }),
    onStop: () => stop.mutateAsync({ lesson }),
    onCopy: (url) => void copyToClipboard(url),
    onSend: sendLink && ((url) => void sendLink?.({ url, title: 'Lesson record' })),
  };
}
