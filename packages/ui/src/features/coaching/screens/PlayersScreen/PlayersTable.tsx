import type { Player } from '@fairway/contracts/coaching/people';
import type { PlayerSort } from '@fairway/contracts/coaching/player-sorts';
import { formatFullName } from '@fairway/contracts/person-names';
import { ActionIcon, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPhone, IconSelector } from '@tabler/icons-react';
import { listedWhen } from '../../../../format/listedWhen.ts';
import { CountBadge } from '../../../../kit/Badges/CountBadge.tsx';
import { ExpiringTag } from '../../../../kit/Badges/ExpiringTag.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { LinkTable, RowLink, TABLE_ROLES } from '../../../../kit/LinkTable/LinkTable.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { awaitingLabel } from '../../../lessons/components/pro/awaiting.ts';
import classes from './PlayersTable.module.css';
import type { PlayersOrder } from './types.ts';

/** The columns, and which way each is sorted at the first tap: what asks for something to be done comes first. */
const COLUMNS: { sort: PlayerSort; label: string; descending: boolean }[] = [
  { sort: 'name', label: 'Name', descending: false },
  { sort: 'next', label: 'Next lesson', descending: false },
  { sort: 'credits', label: 'Credits', descending: true },
  { sort: 'records', label: 'Records due', descending: true },
  { sort: 'last', label: 'Last lesson', descending: true },
];

interface SortingProps {
  order: PlayersOrder;
  onOrder: (order: PlayersOrder) => void;
}

function Heads({ order, onOrder }: SortingProps) {
  return (
    <Table.Tr className={classes.row} {...TABLE_ROLES.row}>
      {COLUMNS.map(({ sort, label, descending }) => {
        const on = order.sort === sort;
        const icon = on ? (order.descending ? IconChevronDown : IconChevronUp) : IconSelector;
        return (
          <Table.Th
            key={sort}
            {...TABLE_ROLES.columnheader}
            scope="col"
            className={classes[sort]}
            aria-sort={on ? (order.descending ? 'descending' : 'ascending') : undefined}
          >
            <UnstyledButton
              className={classes.sort}
              data-on={on || undefined}
              onClick={() => onOrder({ sort, descending: on ? !order.descending : descending })}
            >
              {label}
              <Icon of={icon} size={16} />
            </UnstyledButton>
          </Table.Th>
        );
      })}
      <Table.Th {...TABLE_ROLES.columnheader} scope="col" className={classes.call}>
        <VisuallyHidden>Call</VisuallyHidden>
      </Table.Th>
    </Table.Tr>
  );
}

function Row({ player, timezone }: { player: Player; timezone: string }) {
  const clock = { zone: timezone, now: useNow() };
  const { next_lesson, last_lesson, credits, incompleteLessonRecords: due, phone } = player;
  const name = formatFullName(player);
  return (
    <Table.Tr className={classes.row} {...TABLE_ROLES.row}>
      <Table.Td className={classes.name} {...TABLE_ROLES.cell}>
        <Initials person={player} />
        <RowLink href={proPaths.player(player.id)}>{name}</RowLink>
      </Table.Td>
      <Table.Td className={classes.next} data-none={next_lesson === null || undefined} {...TABLE_ROLES.cell}>
        {next_lesson ? (
          <time dateTime={next_lesson.starts_at}>{listedWhen(next_lesson.starts_at, clock)}</time>
        ) : (
          'No next lesson'
        )}
      </Table.Td>
      <Table.Td className={classes.credits} data-none={credits === 0 || undefined} {...TABLE_ROLES.cell}>
        <span>
          {credits}
          <span className={classes.unit}>{credits === 1 ? ' credit' : ' credits'}</span>
        </span>
        {player.credits_expiring > 0 ? <ExpiringTag /> : null}
      </Table.Td>
      <Table.Td className={classes.records} data-none={due === 0 || undefined} {...TABLE_ROLES.cell}>
        {due === 0 ? 0 : <CountBadge count={due} label={awaitingLabel(due)} />}
      </Table.Td>
      <Table.Td className={classes.last} data-none={last_lesson === null || undefined} {...TABLE_ROLES.cell}>
        {last_lesson ? (
          <time dateTime={last_lesson.starts_at}>{listedWhen(last_lesson.starts_at, clock)}</time>
        ) : (
          'None yet'
        )}
      </Table.Td>
      <Table.Td className={classes.call} {...TABLE_ROLES.cell}>
        {phone ? (
          <ActionIcon
            component="a"
            href={`tel:${phone}`}
            aria-label={`Call ${name}`}
            variant="subtle"
            size="var(--app-tap)"
          >
            <Icon of={IconPhone} size={20} />
          </ActionIcon>
        ) : null}
      </Table.Td>
    </Table.Tr>
  );
}

interface PlayersTableProps extends SortingProps {
  players: Player[];
  /** The coach's, whose clock the lessons are told by. */
  timezone: string;
}

/** Players with their next lesson, credits and records due, each called in one tap; on a phone each is a card. */
export function PlayersTable({ players, timezone, ...sorting }: PlayersTableProps) {
  return (
    <LinkTable label="Players" headClass={classes.head} heads={<Heads {...sorting} />}>
      {players.map((player) => (
        <Row key={player.id} player={player} timezone={timezone} />
      ))}
    </LinkTable>
  );
}
