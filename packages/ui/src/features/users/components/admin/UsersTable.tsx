import type { ListedUser } from '@fairway/contracts/users/admin';
import { formatFullName } from '@fairway/contracts/person-names';
import { Card, Table } from '@mantine/core';
import { listDate } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { adminPaths } from '../../../../paths/admin.ts';
import { LevelBadge } from './LevelBadge.tsx';
import classes from './Table.module.css';

/** Safari forgets what a table's elements are once they are laid out in another way, so each is told again. */
const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/** A day of the lists, on the admin's own clock. */
const formatDate = (instant: string | null, zone: string): string =>
  instant ? listDate(dayAt(new Date(instant), zone)) : '–';

/** People by name, email and level, with their coach and when they came; on a phone each is a card of the first three. */
export function UsersTable({ users, label }: { users: ListedUser[]; label: string }) {
  const zone = useOwnZone();
  return (
    <Card p={0}>
      <Table
        className={classes.table}
        highlightOnHover
        highlightOnHoverColor="var(--app-surface-quiet)"
        borderColor="var(--app-border)"
        {...AS.table}
        aria-label={label}
      >
        <Table.Thead className={classes.head} {...AS.rowgroup}>
          <Table.Tr className={classes.row} {...AS.row}>
            <Table.Th className={classes.first} {...AS.columnheader} scope="col">
              Name
            </Table.Th>
            <Table.Th className={classes.second} {...AS.columnheader} scope="col">
              Email
            </Table.Th>
            <Table.Th className={classes.more} {...AS.columnheader} scope="col">
              Coach
            </Table.Th>
            <Table.Th className={classes.more} {...AS.columnheader} scope="col">
              Joined
            </Table.Th>
            <Table.Th className={classes.more} {...AS.columnheader} scope="col">
              Last login
            </Table.Th>
            <Table.Th className={classes.last} {...AS.columnheader} scope="col">
              User level
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody className={classes.body} {...AS.rowgroup}>
          {users.map((user) => (
            <Table.Tr key={user.id} className={classes.row} {...AS.row}>
              <Table.Td className={classes.first} {...AS.cell}>
                <AppLink className={classes.link} href={adminPaths.player(user.id)}>
                  {formatFullName(user) || user.email}
                </AppLink>
              </Table.Td>
              <Table.Td className={classes.second} {...AS.cell}>
                {user.email}
              </Table.Td>
              <Table.Td className={classes.more} {...AS.cell}>
                {user.pro ? formatFullName(user.pro) : '–'}
              </Table.Td>
              <Table.Td className={classes.more} {...AS.cell}>
                {formatDate(user.created_at, zone)}
              </Table.Td>
              <Table.Td className={classes.more} {...AS.cell}>
                {formatDate(user.last_login_at, zone)}
              </Table.Td>
              <Table.Td className={classes.last} {...AS.cell}>
                <LevelBadge type={user.type} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
