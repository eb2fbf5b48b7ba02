import type { ListedUser } from '@fairway/contracts/admin';
import { fullName } from '@fairway/contracts/phrases';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { adminPaths } from '../paths.ts';
import { LevelBadge } from './LevelBadge.tsx';
import classes from './Table.module.css';

/** People by name, email and level; on a phone each is a card. Roles are spelt out: a table laid out anew loses its own. */
export function UsersTable({ users, label }: { users: ListedUser[]; label: string }) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} role="table" aria-label={label}>
        <thead className={classes.head} role="rowgroup">
          <tr className={classes.row} role="row">
            <th className={classes.first} role="columnheader" scope="col">
              Name
            </th>
            <th className={classes.second} role="columnheader" scope="col">
              Email
            </th>
            <th className={classes.last} role="columnheader" scope="col">
              User level
            </th>
          </tr>
        </thead>
        <tbody className={classes.body} role="rowgroup">
          {users.map((user) => (
            <tr key={user.id} className={classes.row} role="row" data-link>
              <td className={classes.first} role="cell">
                <AppLink className={classes.link} href={adminPaths.player(user.id)}>
                  {fullName(user) || user.email}
                </AppLink>
              </td>
              <td className={classes.second} role="cell">
                {user.email}
              </td>
              <td className={classes.last} role="cell">
                <LevelBadge type={user.type} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
