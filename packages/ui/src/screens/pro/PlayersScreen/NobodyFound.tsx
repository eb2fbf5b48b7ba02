import { Button } from '@mantine/core';
import classes from './PlayersScreen.module.css';

/** Says that a search found nobody, and offers to end it. */
export function NobodyFound({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <div className={classes.nobody} role="status">
      <p className={classes.none}>No player’s name has “{q}” in it.</p>
      <Button variant="default" onClick={onClear}>
        Show all
      </Button>
    </div>
  );
}
