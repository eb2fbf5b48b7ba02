import { createFileRoute } from '@tanstack/react-router';
import { prefetchReceipt } from '../../../features/credits/prefetchReceipt.ts';
import { ReceiptPage } from '../../../features/credits/ReceiptPage.tsx';
import { useRefund } from '../../../features/credits/useRefund.ts';
import { HOME_OF } from '../../../app/session/startPath.ts';

export const Route = createFileRoute('/pro/money/$id')({
  staticData: { title: 'Receipt' },
  loader: ({ params }) => prefetchReceipt(params.id),
  component: ProReceipt,
});

function ProReceipt() {
  const { id } = Route.useParams();
  const refund = useRefund();
  return (
    <ReceiptPage
      id={id}
      homeHref={HOME_OF.pro}
      back={{ href: '/pro/money', label: 'Back to money' }}
      onRefund={() => refund(id)}
    />
  );
}
