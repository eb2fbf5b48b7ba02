import { Fragment } from 'react';

/** Text of several lines, each on its own. */
export function Lines({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, nth) => (
    // Two lines may say the same, and none ever moves.
    <Fragment key={nth}>
      {nth > 0 && <br />}
      {line}
    </Fragment>
  ));
}
