import type { ReactNode } from 'react';
import { Grip } from './Grip.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import classes from './SortableList.module.css';
import { useSortableItem } from './useSortableItem.ts';

export interface SortableRowProps {
  id: string;
  children: ReactNode;
}

/** A row of a `ListCard` that is put in order: its grip, what it says, and the buttons for whoever does not drag. */
export function SortableRow({ id, children }: SortableRowProps) {
  const { at, name, item, grip } = useSortableItem(id);
  return (
    <li className={classes.row} {...item}>
      <Grip grip={grip} />
      <div className={classes.words}>{children}</div>
      <MoveButtons at={at} name={name} />
    </li>
  );
}
