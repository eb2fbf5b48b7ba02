import classes from './Badges.module.css';

/** Marks a lesson that was cancelled. */
export function CancelledTag() {
  return (
    <span className={classes.badge} data-kind="cancelled">
      Cancelled
    </span>
  );
}
