import { imageAt } from '@fairway/contracts/files/pictures';
import { IconTrash } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { placeName } from '../SortableList/announcements.ts';
import { MoveButtons } from '../SortableList/MoveButtons.tsx';
import { useOrder } from '../SortableList/order.ts';
import { type Holds, useHold } from './holds.ts';
import classes from './ImagesUpload.module.css';

export interface PictureTileProps {
  path: string;
  /** The place among the pictures, from 0. */
  at: number;
  holds: Holds;
  disabled?: boolean | undefined;
  onRemove: () => void;
}

/** One picture of several: it is moved by its buttons, or dragged where there is a hold on it; the first is the one that is seen first. */
export function PictureTile({ path, at, holds, disabled, onRemove }: PictureTileProps) {
  const { noun, count } = useOrder();
  const hold = useHold(holds, path);
  const name = placeName(noun, at, count);
  return (
    <li className={classes.tile} {...hold?.item}>
      <div className={classes.frame}>
        <div className={classes.grip} {...hold?.grip}>
          <img className={classes.picture} src={imageAt(path, 320)} alt={`Number ${at + 1}`} draggable={false} />
        </div>
        {at === 0 ? <span className={classes.first}>Shown first</span> : null}
      </div>
      <div className={classes.tools}>
        <MoveButtons at={at} name={name} />
        <button
          type="button"
          className={classes.tool}
          data-tone="danger"
          aria-label={`Remove ${name}`}
          disabled={disabled}
          onClick={onRemove}
        >
          <Icon of={IconTrash} size={20} />
        </button>
      </div>
    </li>
  );
}
