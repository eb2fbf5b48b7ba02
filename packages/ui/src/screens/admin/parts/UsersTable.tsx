import type { ListedUser } from '@fairway/contracts/admin';
import { fullName } from '@fairway/contracts/phrases';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { adminPaths } from '../paths.ts';
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

/** People by name, email and level; on a phone each is a card. */
export function UsersTable({ users, label }: { users: ListedUser[]; label: string }) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} {...AS.table} aria-label={label}>
        <thead className={classes.head} {...AS.rowgroup}>
          <tr className={classes.row} {...AS.row}>
            <th className={classes.first} {...AS.columnheader} scope="col">
              Name
            </th>
            <th className={classes.second} {...AS.columnheader} scope="col">
              Email
            </th>
            <th className={classes.last} {...AS.columnheader} scope="col">
              User level
            </th>
          </tr>
        </thead>
        <tbody className={classes.body} {...AS.rowgroup}>
          {users.map((user) => (
            <tr key={user.id} className={classes.row} {...AS.row} data-link>
              <td className={classes.first} {...AS.cell}>
                <AppLink className={classes.link} href={adminPaths.player(user.id)}>
                  {fullName(user) || user.email}
                </AppLink>
              </td>
              <td className={classes.second} {...AS.cell}>
                {user.email}
              </td>
              <td className={classes.last} {...AS.cell}>
                <LevelBadge type={user.type} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
