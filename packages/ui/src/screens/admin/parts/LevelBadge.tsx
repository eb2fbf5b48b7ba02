import type { UserType } from '@fairway/contracts/accounts';
import { LEVELS } from './levels.ts';
import classes from './LevelBadge.module.css';

/** What somebody is: pro, player or admin. */
export const LevelBadge = ({ type }: { type: UserType }) => (
  <span className={classes.badge} data-level={type}>
    {LEVELS[type]}
  </span>
);
