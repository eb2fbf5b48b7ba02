import { UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { plainFirst } from '../../../../kit/plainFirst.tsx';
import { foldText, mayLink } from './text.ts';
import classes from './MessageBody.module.css';

const PlainWords = ({ text }: { text: string }) => text;
/** What finds links weighs 7 kB, and few messages have one. Until it is here, or where it cannot be fetched, the words alone are read. */
const { Part: LinkedWords } = plainFirst(async () => (await import('./LinkedWords.tsx')).LinkedWords, PlainWords);

/** The words of a message as they were written, in the direction of their script. */
export function MessageText({ text }: { text: string }) {
  const folded = useMemo(() => foldText(text), [text]);
  const [isOpen, setOpen] = useState(false);
  const shown = folded === null || isOpen ? text : `${folded} …`;
  const Words = mayLink(shown) ? LinkedWords : PlainWords;
  return (
    <>
      <p className={classes.text} dir="auto">
        <Words text={shown} />
      </p>
      {folded === null ? null : (
        <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </UnstyledButton>
      )}
    </>
  );
}
