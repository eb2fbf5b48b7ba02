import { trpc } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { lookWhileProcessing } from './lookWhileProcessing.ts';

/** A lesson with its record, looked at again and again for as long as one of its videos is on its way. */
export const useLessonDetail = (id: string) =>
  trpc.lessons.byId.useQuery({ id }, { ...QUIET, refetchInterval: lookWhileProcessing });
