import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { NewMessageScreen } from '@fairway/ui/features/messaging/screens/NewMessageScreen/NewMessageScreen';
import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { notify } from '../../../app/notices/notify.ts';
import { HOME_OF } from '../../../app/session/startPath.ts';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { pickPicture } from '../../../app/uploads/pickPicture.ts';
import { uploadPicture } from '../../../app/uploads/uploadPicture.ts';
import { parseNewMessage } from '../../../features/messaging/mailboxSearch.ts';
import { useDrillChoice } from '../../../features/practice/drills/useDrills.ts';
import { prefetchNewMessage } from '../../../features/messaging/prefetchMessages.ts';
import { useNewMessage, useNewMessageChoices } from '../../../features/messaging/useNewMessage.ts';
import { useOnward } from '../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/pro/messages/new')({
  staticData: { title: 'New message' },
  validateSearch: parseNewMessage,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchNewMessage(deps),
  component: NewMessage,
});

function NewMessage() {
  const search = Route.useSearch();
  const onward = useOnward();
  const guard = useLeaveGuard();
  const { isGone, ...choices } = useNewMessageChoices(search);
  const drills = useDrillChoice();
  const sending = useNewMessage(async () => {
    guard.onDirtyChange(false);
    notify.success('Message sent');
    await onward({ to: '/pro/messages/sent', replace: true });
  });
  if (isGone) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <NewMessageScreen
      {...choices}
      {...sending}
      drills={drills}
      back={
        search.player
          ? { href: proPaths.player(search.player), label: 'Back to the player' }
          : { href: proPaths.messages, label: 'Back to messages' }
      }
      upload={uploadPicture}
      pick={pickPicture}
      {...guard}
    />
  );
}
