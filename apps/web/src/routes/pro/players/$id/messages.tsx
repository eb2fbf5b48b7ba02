import { plainFirst } from '@fairway/ui/kit/plainFirst';
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

const LoadingAside = () => <LoadingCard height={320} />;

/** The conversation does not wait for what stands beside it on a desktop. */
const { Part: PlayerAtAGlance } = plainFirst(
  async () => (await import('@fairway/ui/features/coaching/screens/PlayerScreen/PlayerAtAGlance')).PlayerAtAGlance,
  LoadingAside,
);

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
      aside={player.data ? <PlayerAtAGlance player={player.data} /> : <LoadingAside />}
    />
  );
}
