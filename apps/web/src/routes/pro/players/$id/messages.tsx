import { PlayerContact, PlayerStanding } from '@fairway/ui/features/coaching/screens/PlayerScreen/Overview';
import { LoadingCard } from '@fairway/ui/kit/StateView/Loading';
import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { ConversationPage } from '../../../../features/messaging/ConversationPage.tsx';
import { parseConversationSearch } from '../../../../features/messaging/conversationSearch.ts';
import { prefetchThread } from '../../../../features/messaging/prefetchMessages.ts';
import { trpc } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';

export const Route = createFileRoute('/pro/players/$id/messages')({
  staticData: { title: 'Messages' },
  validateSearch: parseConversationSearch,
  loader: ({ params }) => prefetchThread(params.id),
  component: PlayerMessages,
});

function PlayerMessages() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const player = trpc.people.player.useQuery({ id }, QUIET);
  return (
    <ConversationPage
      key={id}
      player_id={id}
      at={Route.useSearch().at}
      onSeek={(at) => void navigate({ search: at === null ? {} : { at }, replace: true })}
      back={{ href: proPaths.player(id), label: 'Back to the player' }}
      links={{ offer: proPaths.offer, drill: proPaths.drill, lesson: (lesson) => proPaths.record(id, lesson) }}
      aside={
        player.data ? (
          <>
            <PlayerStanding player={player.data} />
            <PlayerContact player={player.data} />
          </>
        ) : (
          <LoadingCard height={320} />
        )
      }
    />
  );
}
