import type { RecordSection } from '@fairway/contracts/lessons/records';
import { SECOND_MS } from '@fairway/time/units';

/** While the worker makes a video ready the page looks this often how far it is. */
const LOOK_MS = 2 * SECOND_MS;

/** How often a page looks at a record again: as long as one of its videos is on its way, and else not at all. */
export const lookWhileProcessing = ({
  state,
}: {
  state: { data?: { record: Pick<RecordSection, 'status'>[] } | undefined };
}): number | false => (state.data?.record.some(({ status }) => status === 'processing') ? LOOK_MS : false);
