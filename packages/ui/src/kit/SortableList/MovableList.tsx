import { VisuallyHidden } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { movedText } from './announcements.ts';
import { createHolds } from './holds.ts';
import { type Order, OrderContext } from './order.ts';

export interface MovableListProps {
  /** The keys of what is put in order, as it lies now. */
  ids: string[];
  /** What one of them is, "picture": a reader hears of "Picture 2 of 4". */
  noun: string;
  /** Something lies at another place from now on. */
  onMove: (from: number, to: number) => void;
  /** Rows below each other, or tiles that fill line after line. */
  layout?: Order['layout'];
  disabled?: boolean | undefined;
  /** The list itself, and whatever else stands around it. */
  children: ReactNode;
}

/**
 * A list that people put in order by `MoveButtons`; each step is told to readers. Nothing of it is dragged, unless `DragHolds` stand
 * within. It draws nothing itself.
 */
export function MovableList({ ids, noun, onMove, layout = 'rows', disabled = false, children }: MovableListProps) {
  const still = useReducedMotion();
  const [told, setTold] = useState('');
  const [holds] = useState(createHolds);
  const order: Order = {
    noun,
    layout,
    disabled,
    still,
    ids,
    holds,
    move: (from, to) => {
      onMove(from, to);
      setTold(movedText(noun, from, to, ids.length));
    },
    tell: setTold,
  };
  return (
    <OrderContext value={order}>
      {children}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </OrderContext>
  );
}
