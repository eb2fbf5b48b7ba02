import type { MoneyWord, CashPaymentOptions } from '@fairway/ui/features/lessons/components/CashPayment/useCashPayment';
import { findInverse } from './findInverse.ts';
import { readFailure } from '../../app/failures/failure.ts';
import { cacheLesson } from '../lessons/cacheLesson.ts';
import { notify } from '../../app/notices/notify.ts';
import { useUser } from '../../app/session/useUser.ts';
import { invalidateLessons } from '../lessons/invalidateLessons.ts';
import { trpc, utils } from '../../trpc/client.ts';

const NOTED = (word: MoneyWord): string => {
  if ('waived' in word) return word.waived ? 'Fee waived' : 'Fee due again';
  return word.paid ? 'Marked paid' : 'Marked unpaid';
};

/** Notes the money of a lesson that is paid on the day, or its fee (D13); a refusal is told in the server's words. */
export function useMoney(): CashPaymentOptions {
  const { settings, currency } = useUser();
  const options = {
    meta: { quiet: [422] },
    onError: (error: unknown) => {
      const { status, message } = readFailure(error);
      if (status === 422) notify.error(message);
    },
    onSettled: () => {
      invalidateLessons();
      void utils.payments.money.invalidate();
    },
  };
  const pay = trpc.lessons.markPaid.useMutation(options);
  const waive = trpc.lessons.waiveFee.useMutation(options);
  const note = async (id: string, word: MoneyWord) => {
    const lesson = await ('waived' in word ? waive.mutateAsync({ id, ...word }) : pay.mutateAsync({ id, ...word }));
    cacheLesson(lesson);
    return lesson;
  };
  const undo = async (id: string, word: MoneyWord) => {
    await note(id, word);
    notify.success(NOTED(word));
  };
  const onMoney: CashPaymentOptions['onMoney'] = async (lesson, word) => {
    const inverse = findInverse(lesson, await note(lesson.id, word), word);
    if (inverse === null) return notify.success(NOTED(word));
    // A refusal is told by then.
    const onClick = () => void undo(lesson.id, inverse).catch(() => undefined);
    notify.success(NOTED(word), { action: { label: 'Undo', onClick } });
  };
  return { terms: { lesson_price: settings.lesson_price, currency }, onMoney };
}
