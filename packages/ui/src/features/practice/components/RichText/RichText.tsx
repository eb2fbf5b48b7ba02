import { useLayoutEffect, useRef } from 'react';
import { cleanHtml } from './cleanHtml.ts';
import classes from './RichText.module.css';

/** What a coach has written in a rich-text editor, cleaned in the reader's own browser before it is drawn. */
export function RichText({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(cleanHtml(html));
  }, [html]);
  return <div ref={ref} className={classes.text} />;
}
