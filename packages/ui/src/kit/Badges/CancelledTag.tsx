import { Tag } from './Tag.tsx';

/** Marks a lesson that was cancelled. */
export function CancelledTag() {
  return <Tag color="red">Cancelled</Tag>;
}
