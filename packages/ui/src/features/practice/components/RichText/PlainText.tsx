import { useMemo } from 'react';
import classes from './RichText.module.css';

/** What stands in a line of its own. */
const BLOCKS = 'p, br, h3, h4, li, blockquote';

/** The words of html, line by line. Its document is one that loads nothing and runs nothing, and no html comes out of it. */
function readLines(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/\s+/g, ' '), 'text/html');
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before('\n');
    block.after('\n');
  }
  return body.textContent.split('\n').filter((line) => line.trim() !== '');
}

/** The words of html without their looks, which take about as much room. */
export function PlainText({ html }: { html: string }) {
  const lines = useMemo(() => readLines(html), [html]);
  return (
    <div className={classes.text}>
      {lines.map((line, nth) => (
        <p key={nth}>{line}</p>
      ))}
    </div>
  );
}
