import type { Lesson } from '@fairway/contracts/lessons';
import { moneyPhrase, whenPhrase } from '@fairway/contracts/phrases';
import { type ReactNode, useState } from 'react';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { ConfirmDialog } from '../../ConfirmDialog/ConfirmDialog.tsx';
import { lessonName } from '../names.ts';
import { PaidSheet, type Terms } from './PaidSheet.tsx';

/** What a pro says of a lesson's money. */
export type MoneyWord = { paid: true; paid_amount: number } | { paid: false } | { waived: boolean };

export interface OnDayMoneyOptions {
  terms: Terms;
  /** Makes the call and fulfils once it is noted. */
  onMoney: (lesson: Lesson, word: MoneyWord) => Promise<unknown>;
}

/** What may be opened for a lesson. */
export type MoneyQuestion = 'pay' | 'unpay' | 'waive' | 'unwaive';
export type AskMoney = (question: MoneyQuestion, lesson: Lesson) => void;

const sumOf = ({ paid_amount, paid_currency }: Lesson) =>
  paid_amount === null || paid_currency === null ? 'the money' : moneyPhrase(paid_amount, paid_currency);

const QUESTIONS = {
  unpay: {
    title: 'Not paid after all?',
    confirmLabel: 'Not paid',
    word: { paid: false },
    warning: (lesson: Lesson) => `${sumOf(lesson)} will be taken off what you took.`,
  },
  waive: {
    title: 'Waive this fee?',
    confirmLabel: 'Waive fee',
    word: { waived: true },
    warning: () => null,
  },
  unwaive: {
    title: 'Is this fee due after all?',
    confirmLabel: 'Fee is due',
    word: { waived: false },
    warning: () => null,
  },
} as const;

/** The questions about money on the day: one sheet and three confirmations, to be drawn once on a screen. */
export function useOnDayMoney({ terms, onMoney }: OnDayMoneyOptions): {
  ask: AskMoney;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ question: MoneyQuestion; lesson: Lesson } | null>(null);
  const [opened, setOpened] = useState(false);
  const { busy, run } = useSingleFlight(onMoney);
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
        <PaidSheet
          key={`${lesson.id} ${lesson.paid_amount}`}
          lesson={lesson}
          terms={terms}
          opened={opened}
          busy={busy}
          onConfirm={(paid_amount) => void say(lesson, { paid: true, paid_amount })}
          onClose={close}
        />
      ),
    };
  const { title, confirmLabel, word, warning } = QUESTIONS[question];
  return {
    ask,
    dialog: (
      <ConfirmDialog
        opened={opened}
        title={title}
        confirmLabel={confirmLabel}
        warning={warning(lesson)}
        busy={busy}
        onConfirm={() => void say(lesson, word)}
        onClose={close}
      >
        {`${lessonName(lesson)}, ${whenPhrase(lesson)}`}
      </ConfirmDialog>
    ),
  };
}
