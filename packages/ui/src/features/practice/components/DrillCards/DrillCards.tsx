import type { DrillCard } from '@fairway/contracts/practice/drills';
import { IconChevronRight } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { DrillThumb } from '../DrillRow/DrillThumb.tsx';
import { formatMinutes } from '../drillPhrases.ts';
import classes from './DrillCards.module.css';

export interface DrillCardsProps {
  drills: readonly DrillCard[];
  /** Where a drill is read; left out where a tap would lead away from what is being written. */
  getHref?: ((drill_id: string) => string) | undefined;
}

/** Drills that something comes with, each a card that opens it. */
export function DrillCards({ drills, getHref }: DrillCardsProps) {
  return (
    <ul className={classes.list} aria-label={drills.length === 1 ? 'Drill' : 'Drills'}>
      {drills.map((drill) => {
        const body = (
          <>
            <DrillThumb image={drill.image} />
            <span className={classes.words}>
              <span className={classes.title} dir="auto">
                {drill.title}
              </span>
              {drill.minutes === null ? null : <span className={classes.detail}>{formatMinutes(drill.minutes)}</span>}
            </span>
          </>
        );
        return (
          <li key={drill.id}>
            {getHref ? (
              <AppLink className={classes.card} href={getHref(drill.id)}>
                {body}
                <Icon of={IconChevronRight} size={18} className={classes.chevron} />
              </AppLink>
            ) : (
              <div className={classes.card}>{body}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
