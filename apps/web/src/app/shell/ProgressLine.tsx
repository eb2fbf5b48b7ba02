import { useRouterState } from '@tanstack/react-router';
import classes from './ProgressLine.module.css';

/** A line along the top while the next page is on its way. A screen reader hears of the page when it is there. */
export function ProgressLine() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? <div className={classes.line} aria-hidden /> : null;
}
