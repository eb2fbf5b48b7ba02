import type { Drill } from '@fairway/contracts/practice/drills';
import { SECOND_MS } from '@fairway/time/units';
import { trpc } from '../../../trpc/client.ts';
import { QUIET } from '../../../trpc/quiet.ts';

/** While the worker makes its video ready the page looks this often how far it is. */
const LOOK_MS = 2 * SECOND_MS;
type Looked = { state: { data?: Pick<Drill, 'video_status'> | undefined } };
const lookWhilePreparing = ({ state }: Looked): number | false =>
  state.data?.video_status === 'processing' ? LOOK_MS : false;

/** One drill, asked for again for as long as its video is on its way. */
export const useDrill = (id: string) =>
  trpc.practice.drill.useQuery({ id }, { ...QUIET, refetchInterval: lookWhilePreparing });
