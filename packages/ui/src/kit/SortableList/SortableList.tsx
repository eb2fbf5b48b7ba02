import { DragArea } from './DragArea.tsx';
import { MovableList, type MovableListProps } from './MovableList.tsx';

/** `children` is the list itself: items that call `useSortableItem`, and whatever else stands among them. */
export type SortableListProps = MovableListProps;

/**
 * A list that people put in order: by mouse, by a finger that rests first, by keys, or by `MoveButtons`; each step is told to
 * readers. It draws nothing itself.
 */
export function SortableList({ children, ...list }: SortableListProps) {
  return (
    <MovableList {...list}>
      <DragArea ids={list.ids} onMove={list.onMove}>
        {children}
      </DragArea>
    </MovableList>
  );
}
