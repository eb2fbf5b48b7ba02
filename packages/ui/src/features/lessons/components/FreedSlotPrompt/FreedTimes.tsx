import { IconCalendarX, IconChevronRight } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { formatCount } from '../../../../format/count.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { onDemand, useLoadAfterPage } from '../../../../kit/onDemand.tsx';
import type { FreedSlotPromptProps } from './FreedSlotPrompt.tsx';

/** Nobody sees it before they ask for it: no page waits for the code of a sheet. */
const { Part: FreedTimesSheet, load } = onDemand(async () => (await import('./FreedTimesSheet.tsx')).FreedTimesSheet);

export interface FreedTimesProps extends FreedSlotPromptProps {
  /** Told once the last question is answered: the row that opened them is gone, and the focus has to be somewhere. */
  onAllAnswered: () => void;
}

/** Times that became free, in one row that leads to the question of each (D16): however many there are, nothing is pushed down. */
export function FreedTimes({ times, onAnswer, onAllAnswered }: FreedTimesProps) {
  const [isOpen, setOpen] = useState(false);
  useLoadAfterPage(load);
  const count = times.length;
  const answer: FreedSlotPromptProps['onAnswer'] = async (time, response) => {
    await onAnswer(time, response);
    if (count > 1) return;
    setOpen(false);
    onAllAnswered();
  };
  return (
    <>
      {count > 0 ? (
        <ListCard label="Times that became free">
          <ListRow
            icon={IconCalendarX}
            title={`${formatCount(count, 'time')} became free`}
            detail="Tell your players?"
            meta={<Icon of={IconChevronRight} size={20} />}
            onClick={() => setOpen(true)}
          />
        </ListCard>
      ) : null}
      {isOpen ? (
        <Suspense>
          <FreedTimesSheet opened times={times} onAnswer={answer} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
