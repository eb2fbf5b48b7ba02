import { useMemo } from 'react';
import { splitLinks } from './splitLinks.ts';
import classes from './MessageBody.module.css';

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/** The words of a message with links among them; the wrapper opens what they link to outside. */
export function LinkedWords({ text }: { text: string }) {
  const parts = useMemo(() => splitLinks(text), [text]);
  return parts.map(({ text: words, href }, nth) =>
    href === null ? (
      words
    ) : (
      <a key={`${nth}:${href}`} href={href} {...OUTSIDE} className={classes.link}>
        <bdi>{words}</bdi>
      </a>
    ),
  );
}
