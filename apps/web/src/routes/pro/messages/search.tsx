import { MessageSearchScreen } from '@fairway/ui/features/messaging/screens/MessageSearchScreen/MessageSearchScreen';
import { createFileRoute } from '@tanstack/react-router';
import { parseWordSearch } from '../../../app/search/wordSearch.ts';
import { prefetchMessageSearch } from '../../../features/messaging/prefetchMessages.ts';
import { useMessageSearch } from '../../../features/messaging/useMessageSearch.ts';

export const Route = createFileRoute('/pro/messages/search')({
  staticData: { title: 'Search messages' },
  validateSearch: parseWordSearch,
  loader: ({ location }) => prefetchMessageSearch(parseWordSearch(location.search)),
  component: SearchMessages,
});

function SearchMessages() {
  const navigate = Route.useNavigate();
  const found = useMessageSearch(
    Route.useSearch(),
    (search) => void navigate({ search, replace: true, resetScroll: false }),
  );
  return <MessageSearchScreen side="pro" {...found} />;
}
