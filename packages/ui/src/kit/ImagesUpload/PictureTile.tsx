import { imageAt } from '@fairway/contracts/files/pictures';
import { IconTrash } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { MoveButtons } from '../SortableList/MoveButtons.tsx';
import { useSortableItem } from '../SortableList/useSortableItem.ts';
import classes from './ImagesUpload.module.css';

export interface PictureTileProps {
  path: string;
  disabled?: boolean | undefined;
  onRemove: () => void;
}

/** One picture of several: it is moved by its buttons, or dragged where there is a hold on it; the first is the one that is seen first. */
export function PictureTile({ path, disabled, onRemove }: PictureTileProps) {
  const { at, name, item, grip } = useSortableItem(path);
  return (
    <li className={classes.tile} {...item}>
      <div className={classes.frame}>
        <div className={classes.grip} {...grip}>
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
