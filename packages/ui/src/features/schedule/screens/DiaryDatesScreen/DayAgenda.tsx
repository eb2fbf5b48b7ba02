import type { DatedRange } from '@fairway/contracts/schedule/schedule';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { EmptyDiary } from '../../../../kit/Illustration/EmptyDiary.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { fullDayPhrase } from '../../../../format/days.ts';
import { hoursPhrase } from '../../../../format/hours.ts';
import { ProLessonRow } from '../../../lessons/components/pro/ProLessonRow.tsx';
import { proPaths } from '../../../../paths/pro.ts';

export interface DayAgendaProps {
  date: string;
  today: string;
  /** The only date on the page. */
  single: boolean;
  bookings: Lesson[];
  /** The hours in force, where the page does not tell them elsewhere. */
  hours?: DatedRange[];
}

const BOOK = 'Book a lesson';

/** The bookings of one date. */
export function DayAgenda({ date, today, single, bookings, hours }: DayAgendaProps) {
  const id = useId();
  const canBook = date >= today;
  if (bookings.length === 0 && single) {
    return (
      <EmptyState
        illustration={<EmptyDiary />}
        title="No bookings"
        action={
          canBook ? (
            <Button component={AppLink} href={proPaths.bookOn(date)}>
              {BOOK}
            </Button>
          ) : undefined
        }
      >
        {canBook ? 'Lessons on this day will appear here.' : 'There were no lessons on this day.'}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} action={canBook ? { href: proPaths.bookOn(date), label: BOOK } : undefined}>
        {single ? 'Bookings' : fullDayPhrase(date, today)}
      </SectionTitle>
      {hours ? (
        <Text c="dimmed" mb="xs">
          {hours.length > 0 ? `Open ${hoursPhrase(hours)}` : 'Closed'}
        </Text>
      ) : null}
      {bookings.length > 0 ? (
        <ListCard labelledBy={id}>
          {bookings.map((lesson) => (
            <ProLessonRow key={lesson.id} lesson={lesson} brief />
          ))}
        </ListCard>
      ) : (
        <Text c="dimmed" mb="xs">
          No bookings
        </Text>
      )}
    </section>
  );
}
