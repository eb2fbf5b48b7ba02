import { Skeleton } from '@mantine/core';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { MessageForm, type MessageChoices, type MessageFormProps } from './MessageForm.tsx';

export interface NewMessageScreenProps extends Omit<MessageFormProps, 'choices'> {
  state: Loadable<{ choices: MessageChoices }>;
  /** Where it was opened from. */
  back: { href: string; label: string };
  leaving?: Leaving;
}

/** Where a coach writes to a player or to a group. */
export function NewMessageScreen({ state, back, leaving, ...form }: NewMessageScreenProps) {
  return (
    <Page header={<PageHeader title="New message" back={back} />}>
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your players and groups">
            <Skeleton height={70} radius="md" />
            <LoadingCard height={160} />
            <Skeleton height={70} radius="md" />
          </Loading>
        }
      >
        {({ choices }) => <MessageForm choices={choices} {...form} />}
      </ScreenState>
      <LeaveDialog leaving={leaving ?? null} />
    </Page>
  );
}
