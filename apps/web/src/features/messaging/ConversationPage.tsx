import { formatFullName } from '@fairway/contracts/person-names';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import type { CardLinks } from '@fairway/ui/features/messaging/components/MessageBody/MessageBody';
import { toThreadMessage, type ThreadMessage } from '@fairway/ui/features/messaging/components/Thread/thread';
import { ThreadScreen } from '@fairway/ui/features/messaging/screens/ThreadScreen/ThreadScreen';
import { type ReactNode, useEffect, useMemo } from 'react';
import { isNotFound } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { HOME_OF } from '../../app/session/startPath.ts';
import { useUser } from '../../app/session/useUser.ts';
import { copyToClipboard } from '../../app/shell/clipboard.ts';
import { pickPicture } from '../../app/uploads/pickPicture.ts';
import { prepareUploads } from '../../app/uploads/sendInParts.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { forgetMessage } from './conversationPages.ts';
import { formatConversationId } from './messageStore.ts';
import { removeEntry, retryEntry, startOutbox } from './outbox.ts';
import { useAttachables } from './useAttachables.ts';
import { useMessageDraft } from './useMessageDraft.ts';
import { useOutbox } from './useOutbox.ts';
import { useQuickReplies } from './useQuickReplies.ts';
import { useThread } from './useThread.ts';

export interface ConversationPageProps {
  /** Whom a coach writes with; null of a player, who writes with their coach. */
  player_id: string | null;
  /** The message to open it at. */
  at: string | undefined;
  onSeek: (message_id: string | null) => void;
  back: { href: string; label: string };
  links: CardLinks;
  aside?: ReactNode;
}

/** A message that the server does not have yet. */
const isUnsent = ({ delivery }: ThreadMessage): boolean =>
  delivery === 'queued' || delivery === 'sending' || delivery === 'failed';

/** The conversation of a coach and a player, as either of them has it. */
export function ConversationPage({ player_id, at, onSeek, back, links, aside }: ConversationPageProps) {
  const user = useUser();
  const side = player_id === null ? 'player' : 'pro';
  const conversation = { user_id: user.id, player_id };
  const thread = useThread(conversation, at);
  const unsent = useOutbox(conversation, user);
  const draft = useMessageDraft(conversation);
  const attachables = useAttachables(player_id);
  const { chips: quickReplies, isPending } = useQuickReplies(side === 'pro');
  const remove = trpc.messages.remove.useMutation({ meta: { quiet: [404] } });
  useEffect(() => {
    startOutbox();
    prepareUploads();
  }, []);

  const { data } = thread.source;
  const messages = useMemo(() => {
    const arrived = data?.messages ?? [];
    const sent = arrived.map((message) => toThreadMessage(message, side));
    // What the server has is shown once, also before its answer to this device has come.
    const waiting = unsent.filter(({ id: key }) => arrived.every((one) => one.key !== key));
    return thread.isAtEnd ? [...sent, ...waiting] : sent;
  }, [data, side, unsent, thread.isAtEnd]);

  const onDelete = async (message: ThreadMessage) => {
    if (isUnsent(message)) await removeEntry(message.id);
    else {
      await remove.mutateAsync({ id: message.id }).catch((error: unknown) => {
        // One that another device has deleted is gone all the same.
        if (!isNotFound(error)) throw error;
      });
      forgetMessage(message.id);
      void utils.messages.unread.invalidate();
      void utils.messages.mailbox.invalidate();
    }
    notify.success('Message Deleted');
  };
  const onSeen = () => {
    const newest = data?.messages.findLast(({ is_own }) => !is_own);
    if (newest && toThreadMessage(newest, side).is_unread) thread.onSeen(newest);
  };

  if (isNotFound(thread.error)) return <NotFoundScreen homeHref={HOME_OF[side]} />;
  const state = screenState({ thread: thread.source }, () => ({
    page: { messages, before: thread.before, after: thread.after, sought: at ?? null },
  }));
  const hasOther = thread.other !== null || data === undefined;
  return (
    <ThreadScreen
      name={formatConversationId(conversation)}
      title={thread.other ? formatFullName(thread.other) : 'Messages'}
      back={back}
      links={links}
      timezone={(user.pro ?? user).timezone}
      state={isPending ? { status: 'loading' } : state}
      onBefore={thread.onBefore}
      onAfter={thread.onAfter}
      onSeen={onSeen}
      onSeek={(id) => {
        if (id === null) thread.onLatest();
        onSeek(id);
      }}
      onCopy={(text) => void copyToClipboard(text)}
      onDelete={onDelete}
      onRetry={({ id }) => void retryEntry(id)}
      aside={aside}
      composer={hasOther ? { ...draft, attachables, quickReplies, pick: pickPicture } : undefined}
    />
  );
}
