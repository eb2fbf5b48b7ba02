import type { MarkedText as Pieces } from '@fairway/contracts/lessons/record-search';
import { Fragment } from 'react';
import classes from './RecordSearchScreen.module.css';

/** A text with the words that were searched for marked in it. */
export function MarkedText({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, hit }, nth) =>
    hit ? (
      <mark key={nth} className={classes.hit}>
        {text}
      </mark>
    ) : (
      <Fragment key={nth}>{text}</Fragment>
    ),
  );
}
