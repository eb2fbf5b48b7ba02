import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatTimes } from '@fairway/time/phrases';
import { Button } from '@mantine/core';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import type { AskMoney } from '../../components/CashPayment/useCashPayment.tsx';
import { lessonName } from '../../components/names.ts';

export interface ToBePaidProps {
  /** Lessons of today that are over and whose money is still to be noted. */
  lessons: Lesson[];
  onAsk: AskMoney;
}

/** Lessons of today that were to be paid on the day, each with its button: noting the money takes two taps. */
export function ToBePaid({ lessons, onAsk }: ToBePaidProps) {
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="to-be-paid">
      <SectionTitle id="to-be-paid">To be paid today</SectionTitle>
      <ListCard labelledBy="to-be-paid">
        {lessons.map((lesson) => (
          <ListRow
            key={lesson.id}
            title={lessonName(lesson)}
            detail={<time dateTime={lesson.starts_at}>{formatTimes(lesson.start, lesson.end)}</time>}
            meta={
              <Button
                variant="light"
                aria-label={`Mark paid: ${lessonName(lesson)}`}
                onClick={() => onAsk('pay', lesson)}
              >
                Mark paid
              </Button>
            }
          />
        ))}
      </ListCard>
    </section>
  );
}
