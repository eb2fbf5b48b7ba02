import type { ListedUser } from '@fairway/contracts/users/admin';
import { formatFullName } from '@fairway/contracts/person-names';
import { Table } from '@mantine/core';
import { listDate } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { LinkTable, RowLink, TABLE_ROLES } from '../../../../kit/LinkTable/LinkTable.tsx';
import { adminPaths } from '../../../../paths/admin.ts';
import { LevelBadge } from './LevelBadge.tsx';
import classes from './Table.module.css';

/** A day of the lists, on the admin's own clock. */
const formatDate = (instant: string | null, zone: string): string =>
  instant ? listDate(dayAt(new Date(instant), zone)) : '–';

/** People by name, email and level, with their coach and when they came; on a phone each is a card of the first three. */
export function UsersTable({ users, label }: { users: ListedUser[]; label: string }) {
  const zone = useOwnZone();
  return (
    <LinkTable
      label={label}
      headClass={classes.head}
      heads={
        <Table.Tr className={classes.row} {...TABLE_ROLES.row}>
          <Table.Th className={classes.first} {...TABLE_ROLES.columnheader} scope="col">
            Name
          </Table.Th>
          <Table.Th className={classes.second} {...TABLE_ROLES.columnheader} scope="col">
            Email
          </Table.Th>
          <Table.Th className={classes.more} {...TABLE_ROLES.columnheader} scope="col">
            Coach
          </Table.Th>
          <Table.Th className={classes.more} {...TABLE_ROLES.columnheader} scope="col">
            Joined
          </Table.Th>
          <Table.Th className={classes.more} {...TABLE_ROLES.columnheader} scope="col">
            Last seen
          </Table.Th>
          <Table.Th className={classes.last} {...TABLE_ROLES.columnheader} scope="col">
            User level
          </Table.Th>
        </Table.Tr>
      }
    >
      {users.map((user) => (
        <Table.Tr key={user.id} className={classes.row} {...TABLE_ROLES.row}>
          <Table.Td className={classes.first} {...TABLE_ROLES.cell}>
            <RowLink href={adminPaths.player(user.id)}>{formatFullName(user) || user.email}</RowLink>
          </Table.Td>
          <Table.Td className={classes.second} {...TABLE_ROLES.cell}>
            {user.email}
          </Table.Td>
          <Table.Td className={classes.more} {...TABLE_ROLES.cell}>
            {user.pro ? formatFullName(user.pro) : '–'}
          </Table.Td>
          <Table.Td className={classes.more} {...TABLE_ROLES.cell}>
            {formatDate(user.created_at, zone)}
          </Table.Td>
          <Table.Td className={classes.more} {...TABLE_ROLES.cell}>
            {formatDate(user.last_seen_at, zone)}
          </Table.Td>
          <Table.Td className={classes.last} {...TABLE_ROLES.cell}>
            <LevelBadge type={user.type} />
          </Table.Td>
        </Table.Tr>
      ))}
    </LinkTable>
  );
}
