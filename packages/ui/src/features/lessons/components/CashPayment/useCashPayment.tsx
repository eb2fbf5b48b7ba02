import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatMoney } from '@fairway/contracts/money-format';
import { formatWhen } from '@fairway/time/phrases';
import { type ReactNode, Suspense, useState } from 'react';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { onDemand, useLoadAfterPage } from '../../../../kit/onDemand.tsx';
import { lessonName } from '../names.ts';
import type { Terms } from './PaidSheet.tsx';

/** Nobody sees them before they ask for them: no page waits for the code of a dialog. */
const { Part: PaidSheet, load: loadSheet } = onDemand(async () => (await import('./PaidSheet.tsx')).PaidSheet);
const { Part: ConfirmDialog } = onDemand(
  async () => (await import('../../../../kit/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog,
);

/** What a pro says of a lesson's money. */
export type MoneyWord = { paid: true; paid_amount: number } | { paid: false } | { waived: boolean };

export interface CashPaymentOptions {
  terms: Terms;
  /** Makes the call and fulfils once it is noted. */
  onMoney: (lesson: Lesson, word: MoneyWord) => Promise<unknown>;
}

/** What may be opened for a lesson. */
type MoneyQuestion = 'pay' | 'unpay' | 'waive' | 'unwaive';
export type AskMoney = (question: MoneyQuestion, lesson: Lesson) => void;

const formatPaidSum = ({ paid_amount, paid_currency }: Lesson) =>
  paid_amount === null || paid_currency === null ? 'the money' : formatMoney(paid_amount, paid_currency);

const QUESTIONS = {
  unpay: {
    title: 'Mark unpaid?',
    confirmLabel: 'Mark unpaid',
    word: { paid: false },
    warning: (lesson: Lesson) => `${formatPaidSum(lesson)} comes off what you have received.`,
  },
  waive: {
    title: 'Waive this fee?',
    confirmLabel: 'Waive fee',
    word: { waived: true },
    warning: () => null,
  },
  unwaive: {
    title: 'Charge this fee again?',
    confirmLabel: 'Charge fee',
    word: { waived: false },
    warning: () => null,
  },
} as const;

/** The questions about money on the day: one sheet and three confirmations, to be drawn once on a screen. */
export function useCashPayment({ terms, onMoney }: CashPaymentOptions): {
  ask: AskMoney;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ question: MoneyQuestion; lesson: Lesson } | null>(null);
  const [opened, setOpened] = useState(false);
  const { busy, run } = useSingleFlight(onMoney);
  useLoadAfterPage(loadSheet);
  const say = async (lesson: Lesson, word: MoneyWord) => {
    if (await run(lesson, word)) setOpened(false);
  };
  const close = () => setOpened(false);
  const ask: AskMoney = (question, lesson) => {
    setAsked({ question, lesson });
    setOpened(true);
  };
  if (!asked) return { ask, dialog: null };
  const { question, lesson } = asked;
  if (question === 'pay')
    return {
      ask,
      dialog: (
        <Suspense>
          <PaidSheet
            key={`${lesson.id} ${lesson.paid_amount}`}
            lesson={lesson}
            terms={terms}
            opened={opened}
            busy={busy}
            onConfirm={(paid_amount) => void say(lesson, { paid: true, paid_amount })}
            onClose={close}
          />
        </Suspense>
      ),
    };
  const { title, confirmLabel, word, warning } = QUESTIONS[question];
  return {
    ask,
    dialog: (
      <Suspense>
        <ConfirmDialog
          opened={opened}
          title={title}
          confirmLabel={confirmLabel}
          warning={warning(lesson)}
          busy={busy}
          onConfirm={() => void say(lesson, word)}
          onClose={close}
        >
          {`${lessonName(lesson)}, ${formatWhen(lesson)}`}
        </ConfirmDialog>
      </Suspense>
    ),
  };
}
