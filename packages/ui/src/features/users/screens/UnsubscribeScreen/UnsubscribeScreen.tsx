import type { NoticeGroup } from '@fairway/contracts/notifications/notice-groups';
import type { MailSubscription } from '@fairway/contracts/notifications/unsubscribe';
import { Anchor, Button, Card, Stack, Text } from '@mantine/core';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import classes from './UnsubscribeScreen.module.css';

export interface UnsubscribeScreenProps {
  /** Null where the link leads to nothing. */
  state: Loadable<{ subscription: MailSubscription | null }>;
  /** Stops these emails, or has them sent again. */
  onSave: (on: boolean) => Promise<unknown>;
  settingsHref: string;
}

/** What the emails of a group are about, within a sentence. */
const ABOUT: Record<NoticeGroup, string> = {
  lessons: 'lessons',
  reminders: 'lesson reminders',
  messages: 'messages',
  records: 'lesson records',
  practice: 'practice and goals',
  offers: 'offers',
  freed_times: 'times that become free',
  credits: 'credits',
  players: 'new players',
};

function Choice({ group, on, onSave }: MailSubscription & Pick<UnsubscribeScreenProps, 'onSave'>) {
  const { busy, run } = useSingleFlight(() => onSave(!on));
  return (
    <Card p={20} shadow="none">
      <Stack gap={16}>
        <Text role="status">
          {on
            ? `You get emails about ${ABOUT[group]}.`
            : `You no longer get emails about ${ABOUT[group]}. Everything else still reaches you.`}
        </Text>
        <Button variant={on ? 'filled' : 'default'} loading={busy} onClick={() => void run()}>
          {on ? 'Stop these emails' : 'Send them again'}
        </Button>
      </Stack>
    </Card>
  );
}

/** Where the link at the foot of an email leads, signed in or not: opening it changes nothing, one tap does. */
export function UnsubscribeScreen({ state, onSave, settingsHref }: UnsubscribeScreenProps) {
  return (
    <Page header={<PageHeader title="Emails" />}>
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your choice">
            <LoadingCard height={128} />
          </Loading>
        }
      >
        {({ subscription }) => (
          <>
            {subscription ? (
              <Choice {...subscription} onSave={onSave} />
            ) : (
              <Text role="status">This link no longer works. You can choose what we email you in your account.</Text>
            )}
            <Anchor component={AppLink} href={settingsHref} className={classes.settings}>
              Manage your notifications
            </Anchor>
          </>
        )}
      </ScreenState>
    </Page>
  );
}
