import { priceFor } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons';
import { moneyPhrase, timesPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { lessonName } from '../../../components/lessons/names.ts';
import type { Terms } from '../../../components/lessons/OnDayMoney/PaidSheet.tsx';
import type { AskMoney } from '../../../components/lessons/OnDayMoney/useOnDayMoney.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { listDate } from '../../../format/days.ts';
import { lessonHref } from '../paths.ts';
import classes from './FeesDue.module.css';

export interface FeesDueProps {
  fees: Lesson[];
  terms: Terms;
  onAsk: AskMoney;
}

function Fee({ lesson, terms, onAsk }: { lesson: Lesson } & Omit<FeesDueProps, 'fees'>) {
  const amount = priceFor(lesson.duration, terms.lesson_price);
  const about = `${lessonName(lesson)}, ${listDate(lesson.date)}`;
  return (
    <li className={classes.fee}>
      <AppLink href={lessonHref(lesson)} className={classes.words}>
        <span className={classes.name}>{lessonName(lesson)}</span>
        <span className={classes.detail}>
          {listDate(lesson.date)}, {timesPhrase(lesson.start, lesson.end)}
        </span>
      </AppLink>
      {amount === null ? null : <span className={classes.amount}>{moneyPhrase(amount, terms.currency)}</span>}
      <div className={classes.actions}>
        {lesson.can.mark_paid ? (
          <Button variant="light" onClick={() => onAsk('pay', lesson)} aria-label={`Paid: ${about}`}>
            Paid
          </Button>
        ) : null}
        {lesson.can.waive_fee ? (
          <Button variant="default" onClick={() => onAsk('waive', lesson)} aria-label={`Waive: ${about}`}>
            Waive
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** Lessons that were cancelled late and are neither paid nor waived (D13). Nothing when there are none. */
export function FeesDue({ fees, ...rest }: FeesDueProps) {
  if (fees.length === 0) return null;
  return (
    <section aria-labelledby="fees-due">
      <SectionTitle id="fees-due">{`Fees due (${fees.length})`}</SectionTitle>
      <ListCard labelledBy="fees-due">
        {fees.map((lesson) => (
          <Fee key={lesson.id} lesson={lesson} {...rest} />
        ))}
      </ListCard>
    </section>
  );
}
