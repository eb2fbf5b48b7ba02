import type { PublicPage } from '@fairway/contracts/users/public-page';
import { clock, formatDay, formatZone } from '@fairway/time/phrases';
import { Button, Card, Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { EmptyDiary } from '../../../../kit/Illustration/EmptyDiary.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { joinPath } from '../../../../paths/public.ts';
import { listPartsOfDay } from '../../../schedule/components/TimeGrid/partsOfDay.ts';
import { useOwnClock } from '../../../schedule/components/SlotPicker/useOwnClock.ts';
import { formatOffer } from './CoachHero.tsx';
import { PageDays } from './PageDays.tsx';
import classes from './FreeTimes.module.css';
import shared from './PublicPageScreen.module.css';

export interface FreeTimesProps {
  page: PublicPage;
  /** The day whose times are shown; null where no day has any. */
  date: string | null;
  onDate: (date: string) => void;
  /** Where a time of that day leads; null where it leads nowhere, as on the coach's own look at the page. */
  getHref: ((start: string) => string) | null;
}

function NothingFree({ page: { code, first_name, visitor } }: Pick<FreeTimesProps, 'page'>) {
  return (
    <EmptyState
      level={3}
      illustration={<EmptyDiary />}
      title="No free times in the next two weeks"
      action={
        visitor === 'stranger' ? (
          <Button component={AppLink} href={joinPath(code)}>{`Join ${first_name}`}</Button>
        ) : undefined
      }
    >
      {visitor === 'stranger' ? 'Join now and see the days after that too.' : 'Please look again later.'}
    </EmptyState>
  );
}

/** The times of a day by its parts, each leading to its booking. */
function DayTimes({ page: { slots, timezone, first_name }, date, getHref }: FreeTimesProps & { date: string }) {
  const times = slots[date] ?? [];
  const ownClock = useOwnClock(date, timezone);
  const own = times[0] && ownClock(times[0].start);
  return (
    <>
      <h3 className={classes.dayTitle} aria-live="polite">
        {formatDay(date)}
      </h3>
      {own ? (
        <Text c="dimmed" fz="sm">
          {`Times are ${first_name}’s local time, ${timezone.replaceAll('_', ' ')} (${formatZone(own.instant, timezone)}). Your own time is below each.`}
        </Text>
      ) : null}
      {listPartsOfDay(times).map(({ label, times: ofPart }) => (
        <div key={label}>
          <h4 className={classes.part}>{label}</h4>
          <ul className={classes.times} aria-label={`${label}, ${formatDay(date)}`}>
            {ofPart.map(({ start, end }) => {
              const also = ownClock(start)?.text;
              const words = (
                <>
                  <span>{clock(start)}</span>
                  <VisuallyHidden component="span">{` to ${clock(end)}${also ? ', ' : ''}`}</VisuallyHidden>
                  {also ? <span className={classes.also}>{also}</span> : null}
                </>
              );
              return (
                <li key={start}>
                  {getHref ? (
                    <AppLink className={classes.time} href={getHref(start)}>
                      <VisuallyHidden component="span">Book </VisuallyHidden>
                      {words}
                    </AppLink>
                  ) : (
                    <span className={classes.time}>{words}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </>
  );
}

/** When the coach is free, and the way to a lesson. */
export function FreeTimes(props: FreeTimesProps) {
  const { page, date, onDate } = props;
  const id = useId();
  return (
    <Card component="section" p={{ base: 16, sm: 24 }} shadow="sm" className={classes.card} aria-labelledby={id}>
      <div>
        <h2 className={shared.heading} id={id}>
          Book a lesson
        </h2>
        <Text c="dimmed" className="tabular">
          {formatOffer(page)}
        </Text>
      </div>
      {page.refusal ? (
        <Notice tone="info">{page.refusal}</Notice>
      ) : date === null ? (
        <NothingFree page={page} />
      ) : (
        <>
          <PageDays first={page.first_date} last={page.last_date} slots={page.slots} value={date} onChange={onDate} />
          <DayTimes {...props} date={date} />
        </>
      )}
    </Card>
  );
}
