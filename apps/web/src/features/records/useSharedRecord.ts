import type { SharedRecordScreenProps } from '@fairway/ui/features/records/screens/SharedRecordScreen/SharedRecordScreen';
import { isNotFound } from '../../app/failures/failure.ts';
import { trpc } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { screenState } from '../../trpc/screenState.ts';
import { lookWhileProcessing } from './lookWhileProcessing.ts';

/** The record behind a link; null when the link leads to none (any more). */
export function useSharedRecord(token: string): SharedRecordScreenProps['state'] {
  const found = trpc.lessons.sharedRecord.useQuery({ token }, { ...QUIET, refetchInterval: lookWhileProcessing });
  // One that has ended while it was on the screen goes from it.
  const shared = isNotFound(found.error) ? { ...found, data: null } : found;
  return screenState({ shared }, (data) => data);
}
