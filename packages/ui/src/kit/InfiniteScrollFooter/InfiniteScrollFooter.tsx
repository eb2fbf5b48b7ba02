import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Loading, LoadingRows } from '../StateView/Loading.tsx';
import classes from './InfiniteScrollFooter.module.css';

/** Whether a list goes on: more can be had, is on its way, could not be had, or that was all. */
export type Beyond = 'more' | 'loading' | 'failed' | 'none';

export interface InfiniteScrollFooterProps {
  beyond: Beyond;
  /** Asks for the next page. */
  onMore: () => void;
}

/** How far below the screen the end of the list may be when the next page is asked for. */
const AHEAD = '600px';

/** The end of a list that goes on by itself as it is scrolled; a button where it does not. */
export function InfiniteScrollFooter({ beyond, onMore }: InfiniteScrollFooterProps) {
  const endRef = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    const end = endRef.current;
    if (beyond !== 'more' || !end) return undefined;
    // Beside a detail the list scrolls by itself.
    const root = end.closest('[data-desk-list]');
    // A busy browser tells of several looks at once, the latest last.
    const watch = new IntersectionObserver((looks) => looks.at(-1)?.isIntersecting && ask.current(), {
      root,
      rootMargin: AHEAD,
    });
    watch.observe(end);
    return () => watch.disconnect();
  }, [beyond]);
  if (beyond === 'none') return null;
  return (
    <div ref={endRef} className={classes.foot}>
      {beyond === 'loading' ? (
        <Loading label="Loading more">
          <LoadingRows count={2} />
        </Loading>
      ) : (
        <>
          {beyond === 'failed' ? <p role="alert">The rest could not be loaded.</p> : null}
          <Button variant="default" onClick={onMore}>
            {beyond === 'failed' ? 'Retry' : 'Show more'}
          </Button>
        </>
      )}
    </div>
  );
}
