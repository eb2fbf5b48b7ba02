import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Stack } from '@mantine/core';
import {
  InfiniteScrollFooter,
  type InfiniteScrollFooterProps,
} from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { BookingRow } from '../../components/player/BookingRow.tsx';

/** "Your bookings": those of today and later, beside the next lesson above. */
export function Bookings({ lessons, end }: { lessons: Lesson[]; end: InfiniteScrollFooterProps }) {
  if (lessons.length === 0) return null;
  return (
    <section>
      <SectionTitle id="your-bookings">Your bookings</SectionTitle>
      <Stack gap="sm">
        <ListCard labelledBy="your-bookings">
          {lessons.map((lesson) => (
            <BookingRow key={lesson.id} lesson={lesson} />
          ))}
        </ListCard>
        <InfiniteScrollFooter {...end} />
      </Stack>
    </section>
  );
}
