import { createFileRoute } from '@tanstack/react-router';
import { MailboxPage } from '../../../features/messaging/MailboxPage.tsx';
import { parseOpened } from '../../../features/messaging/mailboxSearch.ts';
import { prefetchMailbox } from '../../../features/messaging/prefetchMessages.ts';

export const Route = createFileRoute('/pro/messages/sent')({
  staticData: { title: 'Sent' },
  validateSearch: parseOpened,
  loader: () => prefetchMailbox('sent'),
  component: Sent,
});

function Sent() {
  const navigate = Route.useNavigate();
  return (
    <MailboxPage box="sent" search={Route.useSearch()} onClose={() => void navigate({ search: {}, replace: true })} />
  );
}
