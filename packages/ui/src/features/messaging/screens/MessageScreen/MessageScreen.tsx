import type { Message } from '@fairway/contracts/messaging/messages';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { LoadingMessage } from '../../components/OpenedMessage/LoadingMessage.tsx';
import { OpenedMessage, type OpenedMessageProps } from '../../components/OpenedMessage/OpenedMessage.tsx';
import { nameOtherSide } from '../../components/text.ts';
import { useDeleteMessage } from '../../components/useDeleteMessage.tsx';

export interface MessageScreenProps extends Pick<OpenedMessageProps, 'side' | 'timezone'> {
  state: Loadable<{ message: Message }>;
  /** Where it was opened from. */
  back: { href: string; label: string };
  /** Deletes it, and leads back. */
  onDelete: (message: Message) => void;
}

/** One message on a page of its own. */
export function MessageScreen({ side, timezone, state, back, onDelete }: MessageScreenProps) {
  const { ask, dialog } = useDeleteMessage(onDelete);
  const message = findReady(state)?.message;
  return (
    <Page header={<PageHeader title={message ? nameOtherSide(message) || 'Message' : 'Message'} back={back} />}>
      <ScreenState state={state} loading={<LoadingMessage />}>
        {(ready) => <OpenedMessage message={ready.message} side={side} timezone={timezone} onDelete={ask} />}
      </ScreenState>
      {dialog}
    </Page>
  );
}
