import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import {
  MessageScreen,
  type MessageScreenProps,
} from '@fairway/ui/features/messaging/screens/MessageScreen/MessageScreen';
import { useRouter } from '@tanstack/react-router';
import { HOME_OF } from '../../app/session/startPath.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useMessage } from './useMessage.ts';
import { useMessageRemoval } from './useMessageRemoval.ts';

/** A message on a page of its own, as either side has it. */
export function MessagePage({ id, side, back }: { id: string } & Pick<MessageScreenProps, 'side' | 'back'>) {
  const router = useRouter();
  const user = useUser();
  const { state, isGone } = useMessage(id);
  const remove = useMessageRemoval();
  if (isGone) return <NotFoundScreen homeHref={HOME_OF[side]} />;
  return (
    <MessageScreen
      side={side}
      timezone={(user.pro ?? user).timezone}
      state={state}
      back={back}
      onDelete={(message) => {
        remove(message);
        void router.navigate({ href: back.href, replace: true });
      }}
    />
  );
}
