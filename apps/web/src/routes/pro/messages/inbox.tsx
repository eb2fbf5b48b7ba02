import { createFileRoute } from '@tanstack/react-router';
import { MailboxPage } from '../../../features/messaging/MailboxPage.tsx';
import { parseOpened } from '../../../features/messaging/mailboxSearch.ts';
import { prefetchMailbox } from '../../../features/messaging/prefetchMessages.ts';

export const Route = createFileRoute('/pro/messages/inbox')({
  staticData: { title: 'Inbox' },
  validateSearch: parseOpened,
  loader: () => prefetchMailbox('inbox'),
  component: Inbox,
});

function Inbox() {
  const navigate = Route.useNavigate();
  return (
    <MailboxPage box="inbox" search={Route.useSearch()} onClose={() => void navigate({ search: {}, replace: true })} />
  );
}
