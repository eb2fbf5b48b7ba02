import { readFailure } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { invalidateCredits } from './invalidateCredits.ts';
import { trpc, utils } from '../../trpc/client.ts';

/** Gives the money of a purchase back; a refusal is told in the server's words. */
export function useRefund(): (purchase_id: string) => Promise<unknown> {
  const refund = trpc.payments.refund.useMutation({
    meta: { quiet: [422] },
    onSuccess: (receipt, { id }) => {
      utils.payments.purchase.setData({ id }, receipt);
      notify.success(receipt.status === 'refunded' ? 'Refund sent' : 'Refund on its way');
    },
    onError: (error) => {
      const { status, message } = readFailure(error);
      if (status === 422) notify.error(message);
    },
    onSettled: invalidateCredits,
  });
  return (id) => refund.mutateAsync({ id });
}
