import { getChartScale } from '@fairway/contracts/lessons/chart-units';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import type { CourseProps } from './ShotCourse.tsx';
import classes from './ShotList.module.css';
import { formatLanding, formatShape, nameCurve } from './text.ts';

interface ShotListProps extends CourseProps {
  shots: readonly ChartPoint[];
  /** Opens one for changes; left out, the list is to read. */
  onEdit?: (index: number) => void;
}

/** The shots in words, in the order of their numbers: what the drawing shows, for whoever reads it or has no way to point at it. */
export function ShotList({ kind, metric = false, author, handed, shots, onEdit }: ShotListProps) {
  const scale = getChartScale(kind, metric);
  return (
    <ol className={classes.list}>
      {shots.map((shot, nth) => {
        // A putt that breaks is neither a draw nor a fade.
        const curve = kind === 'chart' ? nameCurve(shot.type, handed ?? 'right') : null;
        const row = (
          <>
            <VisuallyHidden>{`${onEdit ? 'Edit shot' : 'Shot'} ${nth + 1}, `}</VisuallyHidden>
            <span className={classes.number} data-author={author} aria-hidden>
              {nth + 1}
            </span>
            <span className={classes.words}>
              <span className={classes.shape}>
                {formatShape(shot.type)}
                {curve ? `, ${curve}` : null}
              </span>
              <span className={classes.landing}>{formatLanding(shot, scale)}</span>
            </span>
          </>
        );
        return (
          // A shot is its number: there is nothing else to know it by.
          <li key={nth}>
            {onEdit ? (
              <UnstyledButton className={classes.row} data-shot={nth + 1} onClick={() => onEdit(nth)}>
                {row}
                <Icon of={IconPencil} size={20} className={classes.pencil} />
              </UnstyledButton>
            ) : (
              <div className={classes.row}>{row}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
