import { drillPath, lessonPath, offerPath } from '@fairway/ui/paths/player';
import { createFileRoute } from '@tanstack/react-router';
import { ConversationPage } from '../../../features/messaging/ConversationPage.tsx';
import { parseConversationSearch } from '../../../features/messaging/conversationSearch.ts';
import { prefetchThread } from '../../../features/messaging/prefetchMessages.ts';

export const Route = createFileRoute('/player/messages/conversation')({
  staticData: { title: 'Conversation' },
  validateSearch: parseConversationSearch,
  loader: () => prefetchThread(null),
  component: Conversation,
});

const BACK = { href: '/player/messages', label: 'Back to messages' };
const LINKS = { offer: offerPath, lesson: lessonPath, drill: drillPath };

function Conversation() {
  const navigate = Route.useNavigate();
  return (
    <ConversationPage
      player_id={null}
      at={Route.useSearch().at}
      onSeek={(at) => void navigate({ search: at === null ? {} : { at }, replace: true })}
      back={BACK}
      links={LINKS}
    />
  );
}
