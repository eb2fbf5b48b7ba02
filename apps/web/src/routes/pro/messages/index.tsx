import { MessagesHubScreen } from '@fairway/ui/features/messaging/screens/MessagesHubScreen/MessagesHubScreen';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchMailbox } from '../../../features/messaging/prefetchMessages.ts';
import { useMailboxLatest } from '../../../features/messaging/useMailbox.ts';
import { useUnreadKnown } from '../../../features/messaging/useUnread.ts';

export const Route = createFileRoute('/pro/messages/')({
  staticData: { title: 'Messages' },
  loader: () => prefetchMailbox('inbox'),
  component: ProMessages,
});

function ProMessages() {
  return <MessagesHubScreen side="pro" state={useMailboxLatest()} unread={useUnreadKnown()} />;
}
