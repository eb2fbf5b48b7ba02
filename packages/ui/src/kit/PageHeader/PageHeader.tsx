import { IconChevronLeft, IconX, type Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useColumn } from '../DeskColumns/column.ts';
import { Icon } from '../Icon/Icon.tsx';
import { AppLink } from '../Link/AppLink.tsx';
import classes from './PageHeader.module.css';

/** Where a header's back or close leads: a page, or a callback. `label` is what a screen reader says. */
export type HeaderWay = { href: string; label: string } | { onClick: () => void; label: string };

export interface PageHeaderProps {
  title: string;
  /** A line under the title. */
  detail?: ReactNode;
  /** An arrow before the title. */
  back?: HeaderWay;
  /** A cross behind the title, for pages that are opened and closed rather than walked through. */
  close?: HeaderWay;
  /** Buttons behind the title. */
  actions?: ReactNode;
}

function Way({ way, icon }: { way: HeaderWay; icon: TablerIcon }) {
  const drawing = <Icon of={icon} size={24} />;
  if ('href' in way) {
    return (
      <AppLink className={classes.way} href={way.href} aria-label={way.label}>
        {drawing}
      </AppLink>
    );
  }
  return (
    <button type="button" className={classes.way} onClick={way.onClick} aria-label={way.label}>
      {drawing}
    </button>
  );
}

/** The head of a page: its one h1, the way back, and what can be done with the whole page. */
export function PageHeader({ title, detail, back, close, actions }: PageHeaderProps) {
  // Beside a detail the list's is not the title of the page.
  const Title = useColumn() === 'list' ? 'h2' : 'h1';
  return (
    <div className={classes.header}>
      {back ? <Way way={back} icon={IconChevronLeft} /> : null}
      <div className={classes.words}>
        <Title className={classes.title}>{title}</Title>
        {detail ? <p className={classes.detail}>{detail}</p> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {close ? <Way way={close} icon={IconX} /> : null}
    </div>
  );
}
