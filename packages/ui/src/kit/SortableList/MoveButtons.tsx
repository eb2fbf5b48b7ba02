import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { useOrder } from './order.ts';
import classes from './SortableList.module.css';

export interface MoveButtonsProps {
  /** The place in the list, from 0. */
  at: number;
  /** "picture 2 of 4". */
  name: string;
}

const ARROWS = { rows: [IconArrowUp, IconArrowDown], tiles: [IconArrowLeft, IconArrowRight] } as const;

/** One place earlier and one place later, for an item of a `MovableList`; nothing where it is the only one. */
export function MoveButtons({ at, name }: MoveButtonsProps) {
  const { layout, ids, disabled, move } = useOrder();
  if (ids.length < 2) return null;
  const [Earlier, Later] = ARROWS[layout];
  const ways = [
    { to: at - 1, icon: Earlier, word: 'earlier' },
    { to: at + 1, icon: Later, word: 'later' },
  ];
  return ways.map(({ to, icon, word }) => {
    const ends = to < 0 || to >= ids.length;
    return (
      <button
        key={word}
        type="button"
        className={classes.move}
        aria-label={`Move ${name} ${word}`}
        disabled={disabled}
        // Not `disabled`: whoever has just moved something to the end would lose the focus.
        aria-disabled={ends || undefined}
        onClick={() => {
          if (!ends) move(at, to);
        }}
      >
        <Icon of={icon} size={20} />
      </button>
    );
  });
}
