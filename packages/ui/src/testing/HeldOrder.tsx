import { type ReactNode, useState } from 'react';
import type { MovableListProps } from '../kit/SortableList/MovableList.tsx';
import { moveItem } from '../kit/SortableList/moveItem.ts';

/** A list that is put in order, as a page holds it; what is moved is told to the story's own callback too. */
export function HeldOrder({
  list,
  children,
}: {
  list: MovableListProps;
  children: (held: MovableListProps) => ReactNode;
}) {
  const [ids, setIds] = useState(list.ids);
  return children({
    ...list,
    ids,
    onMove: (from, to) => {
      setIds((before) => moveItem(before, from, to));
      list.onMove(from, to);
    },
  });
}
