import type { TimeRange } from '@fairway/contracts/primitives';
import { formatTimes } from '@fairway/time/phrases';
import { IconBeach, IconClockHour4 } from '@tabler/icons-react';
import { useId } from 'react';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import type { HoursKind } from './hoursKind.ts';

const SOURCE: Record<HoursKind, string> = {
  usual: 'Weekly hours',
  special: 'Special hours for this date',
  off: 'Day off',
};

/** The hours in force on one date, and where they come from. */
export function DayHours({ hours, kind }: { hours: TimeRange[]; kind: HoursKind }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>Availability</SectionTitle>
      <ListCard labelledBy={id}>
        {hours.map(({ start, end }) => (
          <ListRow key={start} icon={IconClockHour4} title={formatTimes(start, end)} detail={SOURCE[kind]} />
        ))}
        {hours.length === 0 ? (
          <ListRow
            icon={IconBeach}
            title={kind === 'off' ? 'Day off' : 'No hours'}
            detail={kind === 'off' ? 'Replaces your weekly hours on this date' : 'Players cannot book on this date'}
          />
        ) : null}
      </ListCard>
    </section>
  );
}
