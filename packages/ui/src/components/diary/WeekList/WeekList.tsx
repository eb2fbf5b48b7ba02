import type { WeeklyRange } from '@fairway/contracts/diary';
import { hoursPhrase, WEEKDAYS } from '../../../format/week.ts';
import { ListCard } from '../../ListCard/ListCard.tsx';
import { ListRow } from '../../ListCard/ListRow.tsx';
import { barWindow, HoursBar } from '../HoursBar/HoursBar.tsx';
import classes from './WeekList.module.css';

export interface WeekListProps {
  /** The usual week, as the server tells it. */
  week: WeeklyRange[];
  /** Where a day (Monday 0) leads. */
  hrefOf: (day: number) => string;
}

/** The seven days of the usual week, each active with its hours or not. */
export function WeekList({ week, hrefOf }: WeekListProps) {
  const window = barWindow(week);
  return (
    <ListCard label="Days of the week">
      {WEEKDAYS.map((name, day) => {
        const ranges = week.filter((range) => range.day === day);
        const active = ranges.length > 0;
        return (
          <ListRow
            key={name}
            href={hrefOf(day)}
            title={
              <span className={classes.title}>
                {name}
                <span className={classes.status} data-active={active || undefined}>
                  {active ? 'Active' : 'Not active'}
                </span>
              </span>
            }
            detail={
              <span className={classes.hours}>
                {active ? hoursPhrase(ranges) : 'No hours'}
                <HoursBar ranges={ranges} window={window} />
              </span>
            }
          />
        );
      })}
    </ListCard>
  );
}
