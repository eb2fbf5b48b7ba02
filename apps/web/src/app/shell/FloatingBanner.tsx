import { ConnectionBanner } from './ConnectionBanner.tsx';
import classes from './FloatingBanner.module.css';

/** The offline banner over a page that has no shell to put it in. */
export function FloatingBanner() {
  return (
    <div className={classes.place}>
      <ConnectionBanner />
    </div>
  );
}
