import type { ReactNode } from 'react';
import { AppLink } from '../Link/AppLink.tsx';
import classes from './SectionTitle.module.css';

export interface SectionTitleProps {
  children: ReactNode;
  /** For `aria-labelledby` of the list below. */
  id?: string;
  /** A link at the end of the line: "View lesson records". */
  action?: { href: string; label: string };
}

/** The heading of a part of a page. */
export function SectionTitle({ children, id, action }: SectionTitleProps) {
  return (
    <div className={classes.line}>
      <h2 className={classes.title} id={id}>
        {children}
      </h2>
      {action ? (
        <AppLink href={action.href} className={classes.action}>
          {action.label}
        </AppLink>
      ) : null}
    </div>
  );
}
