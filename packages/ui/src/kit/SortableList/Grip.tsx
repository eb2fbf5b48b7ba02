import { IconGripVertical } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './SortableList.module.css';
import type { useSortableItem } from './useSortableItem.ts';

/** What an item of a `SortableList` is taken hold of by, where it is a row or a card. */
export function Grip({ grip }: Pick<ReturnType<typeof useSortableItem>, 'grip'>) {
  return (
    <span className={classes.grip} {...grip}>
      <Icon of={IconGripVertical} size={20} />
    </span>
  );
}
