import type { MoneyWord, OnDayMoneyOptions } from '@fairway/ui/components/lessons/OnDayMoney/useOnDayMoney';
import { failureOf } from '../../failures/failure.ts';
import { keepLesson } from '../../lessons/keepLesson.ts';
import { notify } from '../../notices/notify.ts';
import { useUser } from '../../session/useUser.ts';
import { afterLessonChange } from '../../trpc/afterChange.ts';
import { trpc, utils } from '../../trpc/client.ts';

const NOTED = (word: MoneyWord): string => {
  if ('waived' in word) return word.waived ? 'The fee is waived' : 'The fee is due again';
  return word.paid ? 'Marked as paid' : 'Marked as not paid';
};

/** Notes the money of a lesson that is paid on the day, or its fee (D13); a refusal is told in the server's words. */
export function useMoney(): OnDayMoneyOptions {
  const { settings, currency } = useUser();
  const options = {
    meta: { quiet: [422] },
    onError: (error: unknown) => {
      const { status, message } = failureOf(error);
      if (status === 422) notify.error(message);
    },
    onSettled: () => {
      afterLessonChange();
      void utils.payments.money.invalidate();
    },
  };
  const pay = trpc.lessons.markPaid.useMutation(options);
  const settle = trpc.lessons.settleFee.useMutation(options);
  const onMoney: OnDayMoneyOptions['onMoney'] = async ({ id }, word) => {
    const noted = await ('waived' in word ? settle.mutateAsync({ id, ...word }) : pay.mutateAsync({ id, ...word }));
    keepLesson(noted);
    notify.success(NOTED(word));
  };
  return { terms: { lesson_price: settings.lesson_price, currency }, onMoney };
}
