import { imageAt } from '@fairway/contracts/pictures';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import type { HTMLAttributes } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './ImagesUpload.module.css';

export interface PictureTileProps {
  path: string;
  at: number;
  count: number;
  dragged: boolean;
  disabled?: boolean | undefined;
  /** What takes hold of the picture. */
  grip: HTMLAttributes<HTMLElement>;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One picture of several: it is dragged, or moved by its buttons; the first is the one that is seen first. */
export function PictureTile({ path, at, count, dragged, disabled, grip, onMove, onRemove }: PictureTileProps) {
  const name = `picture ${at + 1} of ${count}`;
  return (
    <li className={classes.tile} data-dragged={dragged || undefined}>
      <div className={classes.frame} data-grip={count > 1 || undefined} {...(count > 1 && !disabled ? grip : {})}>
        <img className={classes.picture} src={imageAt(path, 320)} alt={`Number ${at + 1}`} draggable={false} />
        {at === 0 ? <span className={classes.first}>Shown first</span> : null}
      </div>
      <div className={classes.tools}>
        {count > 1 ? (
          <>
            <button
              type="button"
              className={classes.tool}
              aria-label={`Move ${name} earlier`}
              disabled={disabled || at === 0}
              onClick={() => onMove(at - 1)}
            >
              <Icon of={IconArrowLeft} size={20} />
            </button>
            <button
              type="button"
              className={classes.tool}
              aria-label={`Move ${name} later`}
              disabled={disabled || at === count - 1}
              onClick={() => onMove(at + 1)}
            >
              <Icon of={IconArrowRight} size={20} />
            </button>
          </>
        ) : null}
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
