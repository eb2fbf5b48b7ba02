import { MessagesHubScreen } from '@fairway/ui/features/messaging/screens/MessagesHubScreen/MessagesHubScreen';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchMailbox } from '../../../features/messaging/prefetchMessages.ts';
import { useMailboxLatest } from '../../../features/messaging/useMailbox.ts';
import { useUnreadKnown } from '../../../features/messaging/useUnread.ts';

export const Route = createFileRoute('/player/messages/')({
  staticData: { title: 'Messages' },
  loader: () => prefetchMailbox('inbox'),
  component: PlayerMessages,
});

function PlayerMessages() {
  return <MessagesHubScreen side="player" state={useMailboxLatest()} unread={useUnreadKnown()} />;
}
