import { createFileRoute } from '@tanstack/react-router';
import { findPlayersWayBack, parseFrom } from '../../../features/messaging/mailboxSearch.ts';
import { MessagePage } from '../../../features/messaging/MessagePage.tsx';

export const Route = createFileRoute('/player/messages/$id')({
  staticData: { title: 'Message' },
  validateSearch: parseFrom,
  component: PlayerMessage,
});

function PlayerMessage() {
  const { id } = Route.useParams();
  return <MessagePage key={id} id={id} side="player" back={findPlayersWayBack(Route.useSearch())} />;
}
