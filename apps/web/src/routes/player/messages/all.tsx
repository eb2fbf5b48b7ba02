import { createFileRoute } from '@tanstack/react-router';
import { MailboxPage } from '../../../features/messaging/MailboxPage.tsx';
import { parseOpened } from '../../../features/messaging/mailboxSearch.ts';
import { prefetchMailbox } from '../../../features/messaging/prefetchMessages.ts';

export const Route = createFileRoute('/player/messages/all')({
  staticData: { title: 'All messages' },
  validateSearch: parseOpened,
  loader: () => prefetchMailbox('inbox'),
  component: AllMessages,
});

function AllMessages() {
  const navigate = Route.useNavigate();
  return (
    <MailboxPage box="all" search={Route.useSearch()} onClose={() => void navigate({ search: {}, replace: true })} />
  );
}
