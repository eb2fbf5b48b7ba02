import { imageAt } from '@fairway/contracts/files/pictures';
import { IconTarget } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import classes from './DrillRow.module.css';

/** The picture of a drill in a row, or a mark in its place. */
export function DrillThumb({ image }: { image: string | null }) {
  return (
    <span className={classes.thumb} aria-hidden>
      {image ? (
        <img className={classes.picture} src={imageAt(image, 320)} alt="" />
      ) : (
        <Icon of={IconTarget} size={22} />
      )}
    </span>
  );
}
