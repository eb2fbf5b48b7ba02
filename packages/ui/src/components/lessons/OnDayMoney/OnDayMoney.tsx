import type { Lesson } from '@fairway/contracts/lessons';
import { moneyPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { Notice } from '../../Notice/Notice.tsx';
import classes from './OnDayMoney.module.css';
import type { AskMoney } from './useOnDayMoney.tsx';

export interface OnDayMoneyProps {
  lesson: Lesson;
  /** Opens a question of `useOnDayMoney`. */
  onAsk: AskMoney;
}

const LATE = 'This lesson was cancelled less than 24 hours before its start, so full payment is due.';

/** What is to be said of a lesson's money beyond its facts, or null. */
function noticeOf({ fee_due, cancelled_at, paid_amount, paid_currency }: Lesson): string | null {
  if (fee_due) return LATE;
  if (!cancelled_at || paid_amount === null || paid_currency === null) return null;
  return `${moneyPhrase(paid_amount, paid_currency)} is noted as paid for this cancelled lesson. If you give it back, mark it as not paid.`;
}

/** The money of a lesson that is paid on the day, as its coach notes it: paid, not paid after all, the fee waived (D13). */
export function OnDayMoney({ lesson, onAsk }: OnDayMoneyProps) {
  const { mark_paid, mark_unpaid, waive_fee, unwaive_fee } = lesson.can;
  const notice = noticeOf(lesson);
  return (
    <>
      {notice ? <Notice tone="warning">{notice}</Notice> : null}
      {mark_paid || mark_unpaid || waive_fee || unwaive_fee ? (
        <div className={classes.actions}>
          {mark_paid ? (
            <Button variant={mark_unpaid ? 'default' : undefined} onClick={() => onAsk('pay', lesson)}>
              {mark_unpaid ? 'Change amount' : 'Mark as paid'}
            </Button>
          ) : null}
          {mark_unpaid ? (
            <Button variant="default" onClick={() => onAsk('unpay', lesson)}>
              Not paid after all
            </Button>
          ) : null}
          {waive_fee ? (
            <Button variant="default" onClick={() => onAsk('waive', lesson)}>
              Waive fee
            </Button>
          ) : null}
          {unwaive_fee ? (
            <Button variant="default" onClick={() => onAsk('unwaive', lesson)}>
              Fee is due after all
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
