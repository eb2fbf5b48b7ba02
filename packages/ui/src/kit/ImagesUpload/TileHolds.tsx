import { useLayoutEffect } from 'react';
import { DragArea, type DragAreaProps } from '../SortableList/DragArea.tsx';
import { useSortableItem } from '../SortableList/useSortableItem.ts';
import type { Holds } from './holds.ts';

export interface TileHoldsProps extends Pick<DragAreaProps, 'ids' | 'onMove'> {
  holds: Holds;
}

function TileHold({ id, holds }: { id: string; holds: Holds }) {
  const { item, grip } = useSortableItem(id);
  useLayoutEffect(() => holds.set(id, { item, grip }));
  useLayoutEffect(() => () => holds.drop(id), [holds, id]);
  return null;
}

/** What tiles are dragged by. It stands beside them, and draws nothing: they are there before it, and lose no focus when it comes. */
export function TileHolds({ ids, onMove, holds }: TileHoldsProps) {
  return (
    <DragArea ids={ids} onMove={onMove}>
      {ids.map((id) => (
        <TileHold key={id} id={id} holds={holds} />
      ))}
    </DragArea>
  );
}
