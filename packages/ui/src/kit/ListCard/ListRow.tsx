import { IconChevronRight, type Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEntry } from '../DeskColumns/useEntry.ts';
import { Icon } from '../Icon/Icon.tsx';
import { AppLink } from '../Link/AppLink.tsx';
import classes from './ListRow.module.css';

export interface ListRowProps {
  title: ReactNode;
  /** The quiet line under the title. */
  detail?: ReactNode;
  /** Stands before the title: an icon of the set. */
  icon?: TablerIcon;
  /** Stands before the title in place of an icon: a date block, an avatar. */
  lead?: ReactNode;
  /** Stands at the end: a time, a count, a badge. */
  meta?: ReactNode;
  /** Makes the row a link. */
  href?: string;
  /** Opens the link outside the app: another site, a call, a mail. */
  external?: boolean;
  /** Makes the row a button. */
  onClick?: () => void;
  tone?: 'plain' | 'danger';
  busy?: boolean;
}

const NEW_TAB = { target: '_blank', rel: 'noreferrer' };

/** A row of a `ListCard`: a link, a button, or plain facts. Links end in a chevron. */
export function ListRow({
  title,
  detail,
  icon,
  lead,
  meta,
  href,
  external,
  onClick,
  tone = 'plain',
  busy,
}: ListRowProps) {
  const body = (
    <>
      {lead ?? (icon ? <Icon of={icon} className={classes.icon} /> : null)}
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {detail ? <span className={classes.detail}>{detail}</span> : null}
      </span>
      {meta ? <span className={classes.meta}>{meta}</span> : null}
      {href ? <Icon of={IconChevronRight} size={20} className={classes.chevron} /> : null}
    </>
  );
  const entry = useEntry(href ?? '');
  const shared = { className: classes.row, 'data-tone': tone };
  return (
    <li className={classes.item}>
      {href && external ? (
        <a {...shared} href={href} {...(/^https?:/i.test(href) ? NEW_TAB : {})}>
          {body}
        </a>
      ) : href ? (
        <AppLink {...shared} {...entry} href={href}>
          {body}
        </AppLink>
      ) : onClick ? (
        <button {...shared} type="button" onClick={onClick} disabled={busy} aria-busy={busy}>
          {body}
        </button>
      ) : (
        <div {...shared}>{body}</div>
      )}
    </li>
  );
}
