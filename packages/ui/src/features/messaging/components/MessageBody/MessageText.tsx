import { UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { foldText, splitLinks } from './text.ts';
import classes from './MessageBody.module.css';

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/** The words of a message as they were written, in the direction of their script; the wrapper opens what they link to outside. */
export function MessageText({ text }: { text: string }) {
  const folded = useMemo(() => foldText(text), [text]);
  const [isOpen, setOpen] = useState(false);
  const shown = folded === null || isOpen ? text : `${folded} …`;
  const parts = useMemo(() => splitLinks(shown), [shown]);
  return (
    <>
      <p className={classes.text} dir="auto">
        {parts.map(({ text: words, href }, nth) =>
          href === null ? (
            words
          ) : (
            <a key={`${nth}:${href}`} href={href} {...OUTSIDE} className={classes.link}>
              <bdi>{words}</bdi>
            </a>
          ),
        )}
      </p>
      {folded === null ? null : (
        <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </UnstyledButton>
      )}
    </>
  );
}
