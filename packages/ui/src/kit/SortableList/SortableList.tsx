import { plainFirst } from '../plainFirst.tsx';
import type { DragHoldsProps } from './DragHolds.tsx';
import { MovableList, type MovableListProps } from './MovableList.tsx';

/** `children` is the list itself: items that call `useSortableItem`, and whatever else stands among them. */
export type SortableListProps = MovableListProps;

/** What drags weighs 13 kB. Until it is here, or where it cannot be fetched, the buttons move the items. */
const { Part: DragHolds, load: loadDragging } = plainFirst<DragHoldsProps>(
  async () => (await import('./DragHolds.tsx')).DragHolds,
  () => null,
);
/** For whoever is soon to have something to drag. */
export { loadDragging };

/**
 * A list that people put in order: by mouse, by a finger that rests first, by keys, or by `MoveButtons`; each step is told to
 * readers. It draws nothing itself.
 */
export function SortableList({ children, ...list }: SortableListProps) {
  const { ids, onMove } = list;
  return (
    <MovableList {...list}>
      {children}
      {ids.length > 1 ? <DragHolds ids={ids} onMove={onMove} /> : null}
    </MovableList>
  );
}
