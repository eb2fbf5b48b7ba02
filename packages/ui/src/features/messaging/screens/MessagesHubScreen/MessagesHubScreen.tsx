import type { Message } from '@fairway/contracts/messaging/messages';
import { Button, Stack } from '@mantine/core';
import { IconInbox, IconMessages, IconPencilPlus, IconSearch, IconSend, IconUsersGroup } from '@tabler/icons-react';
import { CountBadge } from '../../../../kit/Badges/CountBadge.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { ALL_MESSAGES, CONVERSATION, messagePath, SEARCH_MESSAGES } from '../../../../paths/player.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { LoadingMessages } from '../../components/MessageRow/LoadingMessages.tsx';
import { MessageRow } from '../../components/MessageRow/MessageRow.tsx';
import type { Side } from '../../components/text.ts';

export interface MessagesHubScreenProps {
  side: Side;
  /** The latest message that they got; null where there is none. */
  state: Loadable<{ latest: Message | null }>;
  /** How many they have not read; 0 until it is known. */
  unread: number;
}

/** What is said where nobody has written yet, and where messages will come from. */
const NONE = {
  pro: 'Messages from your players appear here.',
  player: 'Messages from your coach appear here.',
} as const;

const unreadBadge = (unread: number) => (unread > 0 ? <CountBadge count={unread} label="unread" /> : undefined);

function ProWays({ unread }: { unread: number }) {
  return (
    <Stack>
      <Button component={AppLink} href={proPaths.newMessage()} leftSection={<Icon of={IconPencilPlus} size={20} />}>
        Create new message
      </Button>
      <ListCard label="Messages">
        <ListRow icon={IconInbox} title="View inbox" href={proPaths.inbox} meta={unreadBadge(unread)} />
        <ListRow icon={IconSend} title="View sent" href={proPaths.sentMessages} />
        <ListRow icon={IconUsersGroup} title="Edit groups" href={proPaths.groups} />
        <ListRow icon={IconSearch} title="Search messages" href={proPaths.searchMessages} />
      </ListCard>
    </Stack>
  );
}

function PlayerWays({ unread }: { unread: number }) {
  return (
    <Stack>
      <Button component={AppLink} href={CONVERSATION} leftSection={<Icon of={IconMessages} size={20} />}>
        Open conversation
      </Button>
      <ListCard label="Messages">
        <ListRow icon={IconInbox} title="View all messages" href={ALL_MESSAGES} meta={unreadBadge(unread)} />
        <ListRow icon={IconSearch} title="Search messages" href={SEARCH_MESSAGES} />
      </ListCard>
    </Stack>
  );
}

/** Where messages begin: the latest one, and the ways to the others and to a new one. */
export function MessagesHubScreen({ side, state, unread }: MessagesHubScreenProps) {
  const getHref = side === 'pro' ? proPaths.message : messagePath;
  return (
    <Page
      header={<PageHeader title="Messages" />}
      aside={side === 'pro' ? <ProWays unread={unread} /> : <PlayerWays unread={unread} />}
    >
      <ScreenState state={state} loading={<LoadingMessages count={1} titled />}>
        {({ latest }) =>
          latest ? (
            <section aria-labelledby="latest-message">
              <SectionTitle id="latest-message">Latest message</SectionTitle>
              <ListCard labelledBy="latest-message">
                <MessageRow message={latest} side={side} href={getHref(latest.id, 'messages')} />
              </ListCard>
            </section>
          ) : (
            <EmptyState illustration={<FlagOnGreen />} title="You have no messages">
              {NONE[side]}
            </EmptyState>
          )
        }
      </ScreenState>
    </Page>
  );
}
