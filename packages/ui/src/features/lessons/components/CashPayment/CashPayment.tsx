import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatMoney } from '@fairway/contracts/money-format';
import { Button, Group } from '@mantine/core';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { FEE_DUE } from './feeText.ts';
import type { AskMoney } from './useCashPayment.tsx';

export interface CashPaymentProps {
  lesson: Lesson;
  /** Opens a question of `useCashPayment`. */
  onAsk: AskMoney;
}

/** What is to be said of a lesson's money beyond its facts, or null. */
function describeFee({ fee_due, cancelled_at, paid_amount, paid_currency }: Lesson): string | null {
  if (fee_due) return FEE_DUE;
  if (!cancelled_at || paid_amount === null || paid_currency === null) return null;
  return `${formatMoney(paid_amount, paid_currency)} is marked paid for this cancelled lesson. If you give it back, mark it unpaid.`;
}

/** The money of a lesson that is paid on the day, as its coach notes it: paid, not paid after all, the fee waived. */
export function CashPayment({ lesson, onAsk }: CashPaymentProps) {
  const { mark_paid, mark_unpaid, waive_fee, unwaive_fee } = lesson.can;
  const notice = describeFee(lesson);
  return (
    <>
      {notice ? <Notice tone="warning">{notice}</Notice> : null}
      {mark_paid || mark_unpaid || waive_fee || unwaive_fee ? (
        <Group gap="xs" grow preventGrowOverflow={false}>
          {mark_paid ? (
            <Button variant={mark_unpaid ? 'default' : undefined} onClick={() => onAsk('pay', lesson)}>
              {mark_unpaid ? 'Change amount' : 'Mark paid'}
            </Button>
          ) : null}
          {mark_unpaid ? (
            <Button variant="default" onClick={() => onAsk('unpay', lesson)}>
              Mark unpaid
            </Button>
          ) : null}
          {waive_fee ? (
            <Button variant="default" onClick={() => onAsk('waive', lesson)}>
              Waive fee
            </Button>
          ) : null}
          {unwaive_fee ? (
            <Button variant="default" onClick={() => onAsk('unwaive', lesson)}>
              Charge fee again
            </Button>
          ) : null}
        </Group>
      ) : null}
    </>
  );
}
