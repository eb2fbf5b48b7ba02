import { createFileRoute } from '@tanstack/react-router';
import { findProsWayBack, parseFrom } from '../../../../features/messaging/mailboxSearch.ts';
import { MessagePage } from '../../../../features/messaging/MessagePage.tsx';

export const Route = createFileRoute('/pro/messages/message/$id')({
  staticData: { title: 'Message' },
  validateSearch: parseFrom,
  component: ProMessage,
});

function ProMessage() {
  const { id } = Route.useParams();
  return <MessagePage key={id} id={id} side="pro" back={findProsWayBack(Route.useSearch())} />;
}
