import { useLayoutEffect } from 'react';
import { DragArea, type DragAreaProps } from './DragArea.tsx';
import { useOrder } from './order.ts';
import { useDrag } from './useDrag.ts';

export type DragHoldsProps = Omit<DragAreaProps, 'children'>;

function DragHold({ id }: { id: string }) {
  const { holds } = useOrder();
  const hold = useDrag(id);
  useLayoutEffect(() => holds.set(id, hold));
  useLayoutEffect(() => () => holds.drop(id), [holds, id]);
  return null;
}

/** What the items of a list are dragged by. It stands beside them, and draws nothing: they are there before it. */
export function DragHolds({ ids, onMove }: DragHoldsProps) {
  return (
    <DragArea ids={ids} onMove={onMove}>
      {ids.map((id) => (
        <DragHold key={id} id={id} />
      ))}
    </DragArea>
  );
}
