import { useLayoutEffect, useRef } from 'react';
import { cleanHtml } from './cleanHtml.ts';
import classes from './RichText.module.css';

/** Html as it looks, cleaned before it is drawn. */
export function CleanText({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(cleanHtml(html));
  }, [html]);
  return <div ref={ref} className={classes.text} />;
}
