import { formatFullName, formatInitials } from '@fairway/contracts/person-names';
import { Avatar, Box, Group, Text } from '@mantine/core';
import { IconLogout, type Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { VersionLine } from './VersionLine.tsx';

export interface AccountItem {
  label: string;
  detail?: ReactNode;
  href: string;
  icon: TablerIcon;
  /** Opens outside the app. */
  external?: boolean;
}

export interface AccountHomeScreenProps {
  /** `detail` stands under the name: the email, or in whose care a child is. */
  person: { first_name: string; last_name: string; detail: string };
  /** The pages that exist for this person, in groups; each group is a card. */
  groups: AccountItem[][];
  /** Whether a last group is on its way. */
  moreGroups?: boolean;
  version: string;
  /** Shown after more than 10 taps on the version line. */
  developer?: { label: string; value: string }[];
  onLogOut: () => void;
}

/** The menu of the account. */
export function AccountHomeScreen({
  person,
  groups,
  moreGroups,
  version,
  developer,
  onLogOut,
}: AccountHomeScreenProps) {
  return (
    <Page header={<PageHeader title="Account" />}>
      <Group wrap="nowrap">
        <Avatar
          size={60}
          radius={20}
          variant="gradient"
          gradient={{ from: 'var(--app-hero-from)', to: 'var(--app-hero-to)', deg: 150 }}
          styles={{ placeholder: { fontSize: '1.375rem', fontWeight: 680 } }}
          aria-hidden
        >
          {formatInitials(person)}
        </Avatar>
        <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Text fz="lg" fw={620}>
            {formatFullName(person)}
          </Text>
          <Text c="dimmed">{person.detail}</Text>
        </Box>
      </Group>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <ListCard key={group[0]?.href} label={group.map((item) => item.label).join(', ')}>
            {group.map((item) => (
              <ListRow
                key={item.href}
                icon={item.icon}
                title={item.label}
                detail={item.detail}
                href={item.href}
                external={item.external}
              />
            ))}
          </ListCard>
        ))}
      {moreGroups ? (
        <Loading>
          <LoadingRows count={3} />
        </Loading>
      ) : null}
      <ListCard label="Session">
        <ListRow icon={IconLogout} title="Log out" tone="danger" onClick={onLogOut} />
      </ListCard>
      <VersionLine version={version} developer={developer} />
    </Page>
  );
}
