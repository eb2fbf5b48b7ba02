import classes from './Badges.module.css';

/** Marks credits with fewer than 30 days left. */
export function ExpiringTag() {
  return (
    <span className={classes.badge} data-kind="expiring">
      Expiring
    </span>
  );
}
