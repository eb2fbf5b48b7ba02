import type { Lesson } from '@fairway/contracts/lessons';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { BookingRow } from '../parts/BookingRow.tsx';

/** "Your bookings": those of today and later, beside the next lesson above. */
export function Bookings({ lessons }: { lessons: Lesson[] }) {
  if (lessons.length === 0) return null;
  return (
    <section>
      <SectionTitle id="your-bookings">Your bookings</SectionTitle>
      <ListCard labelledBy="your-bookings">
        {lessons.map((lesson) => (
          <BookingRow key={lesson.id} lesson={lesson} />
        ))}
      </ListCard>
    </section>
  );
}
