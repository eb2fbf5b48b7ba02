import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './Disclosure.module.css';

export interface DisclosureProps {
  title: string;
  /** How many things are inside; told beside the title. */
  count?: number;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** A part of a page under a heading (h2) that opens and closes it. */
export function Disclosure({ title, count, open = false, children }: DisclosureProps) {
  const id = useId();
  const [opened, setOpened] = useState(open);
  return (
    <section>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.button}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          <span>{title}</span>
          {count === undefined ? null : <span className={classes.count}>{count}</span>}
          <Icon of={IconChevronDown} className={classes.chevron} />
        </button>
      </h2>
      <div id={id} hidden={!opened} className={classes.content}>
        {opened ? children : null}
      </div>
    </section>
  );
}
