import { createFileRoute } from '@tanstack/react-router';
import { prefetchReceipt } from '../../../features/credits/prefetchReceipt.ts';
import { ReceiptPage } from '../../../features/credits/ReceiptPage.tsx';
import { HOME_OF } from '../../../app/session/startPath.ts';

export const Route = createFileRoute('/player/receipts/$id')({
  staticData: { title: 'Receipt' },
  loader: ({ params }) => prefetchReceipt(params.id),
  component: PlayerReceipt,
});

function PlayerReceipt() {
  const { id } = Route.useParams();
  return (
    <ReceiptPage id={id} homeHref={HOME_OF.player} back={{ href: '/player/receipts', label: 'Back to receipts' }} />
  );
}
