import type { Lesson } from '@fairway/contracts/lessons';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { PastLessonRow } from '../parts/PastLessonRow.tsx';
import { RECORDS } from '../paths.ts';

/** "Lesson Records": the latest one, and the way to them all (S1 §2). A lesson that was cancelled has none. */
export function LatestRecord({ past }: { past: Lesson[] }) {
  const latest = past.find(({ cancelled_at }) => cancelled_at === null);
  return (
    <section>
      <SectionTitle
        id="lesson-records"
        action={past.length > 0 ? { href: RECORDS, label: 'View lesson records' } : undefined}
      >
        Lesson Records
      </SectionTitle>
      {latest ? (
        <ListCard labelledBy="lesson-records">
          <PastLessonRow lesson={latest} />
        </ListCard>
      ) : (
        <Notice>TIP: Your bookings and lesson records appear here once you have had a lesson.</Notice>
      )}
    </section>
  );
}
