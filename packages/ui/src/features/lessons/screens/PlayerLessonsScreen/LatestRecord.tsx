import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { PastLessonRow } from '../../components/player/PastLessonRow.tsx';
import { RECORDS } from '../../../../paths/player.ts';

/** "Lesson Records": the latest one, and the way to them all. A lesson that was cancelled has none. */
export function LatestRecord({ latest, more }: { latest: Lesson | null; more: boolean }) {
  return (
    <section>
      <SectionTitle id="lesson-records" action={more ? { href: RECORDS, label: 'View lesson records' } : undefined}>
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
