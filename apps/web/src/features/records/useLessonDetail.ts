import { SECOND_MS } from '@fairway/time/units';
import { trpc } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';

/** While the worker makes a video ready the page looks this often how far it is. */
const LOOK_MS = 2 * SECOND_MS;

/** A lesson with its record, looked at again and again for as long as one of its videos is on its way. */
export const useLessonDetail = (id: string) =>
  trpc.lessons.byId.useQuery(
    { id },
    {
      ...QUIET,
      refetchInterval: ({ state }) =>
        state.data?.record.some(({ status }) => status === 'processing') ? LOOK_MS : false,
    },
  );
