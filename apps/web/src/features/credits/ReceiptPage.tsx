import {
  ReceiptScreen,
  type ReceiptScreenProps,
} from '@fairway/ui/features/checkout/screens/ReceiptScreen/ReceiptScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { isNotFound } from '../../app/failures/failure.ts';
import { trpc } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { screenState } from '../../trpc/screenState.ts';

interface ReceiptPageProps extends Pick<ReceiptScreenProps, 'back' | 'onRefund'> {
  id: string;
  homeHref: string;
}

/** The receipt of a purchase, for whichever side reads it. */
export function ReceiptPage({ id, homeHref, ...rest }: ReceiptPageProps) {
  const receipt = trpc.payments.purchase.useQuery({ id }, QUIET);
  if (isNotFound(receipt.error)) return <NotFoundScreen homeHref={homeHref} />;
  return (
    <ReceiptScreen
      state={screenState({ receipt }, (data) => data)}
      onPrint={() => window.print()}
      getPdfHref={(kind) => (kind === 'receipt' ? `/api/receipt/${id}/pdf` : `/api/receipt/${id}/credit-note/pdf`)}
      {...rest}
    />
  );
}
