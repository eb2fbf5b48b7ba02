import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import {
  MailboxScreen,
  type MailboxScreenProps,
} from '@fairway/ui/features/messaging/screens/MailboxScreen/MailboxScreen';
import { HOME_OF } from '../../app/session/startPath.ts';
import { useUser } from '../../app/session/useUser.ts';
import type { OpenedSearch } from './mailboxSearch.ts';
import { useMailbox } from './useMailbox.ts';
import { useMessage } from './useMessage.ts';
import { useMessageRemoval } from './useMessageRemoval.ts';

interface MailboxPageProps {
  box: MailboxScreenProps['box'];
  search: OpenedSearch;
  /** Leads to the list without a message beside it. */
  onClose: () => void;
}

/** A list of messages and the one that its address opens. */
export function MailboxPage({ box, search: { message: id }, onClose }: MailboxPageProps) {
  const user = useUser();
  const mailbox = useMailbox(box === 'sent' ? 'sent' : 'inbox');
  const { state, isGone } = useMessage(id);
  const remove = useMessageRemoval();
  if (isGone) return <NotFoundScreen homeHref={HOME_OF[user.type]} />;
  return (
    <MailboxScreen
      box={box}
      timezone={(user.pro ?? user).timezone}
      {...mailbox}
      opened={id === undefined ? null : { id, state }}
      onDelete={(message) => {
        if (message.id === id) onClose();
        remove(message);
      }}
    />
  );
}
