import { VisuallyHidden } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { AppLink } from '../Link/AppLink.tsx';
import classes from './NavLinks.module.css';

/** A place of a role in the bottom bar or the sidebar. */
export interface NavItem {
  href: string;
  label: string;
  icon: TablerIcon;
  /** True on the item whose page, or a page below it, is open. */
  current?: boolean;
  /** A count to show on the icon; nothing at 0. */
  badge?: number;
  /** What the badge counts, for a screen reader: "unread messages". */
  badgeLabel?: string;
  /** Stands in the sidebar alone, where there is room for it; open, it is so in place of the one it is a part of. */
  wide?: boolean;
}

const BADGE_MAX = 99;
const countPhrase = (count: number) => (count > BADGE_MAX ? `more than ${BADGE_MAX}` : String(count));

export interface NavLinksProps {
  items: NavItem[];
  /** Side by side at the foot of a phone, each under its icon; without it one below the other. */
  bar?: boolean;
}

/** The places of a role, for the bottom bar or the sidebar. */
export function NavLinks({ items, bar }: NavLinksProps) {
  const shown = bar ? items.filter(({ wide }) => !wide) : items;
  const open = shown.find(({ wide, current }) => wide && current) ?? shown.find(({ current }) => current);
  return (
    <ul className={classes.list} data-bar={bar || undefined}>
      {shown.map((item) => (
        <li key={item.href}>
          <AppLink href={item.href} className={classes.link} aria-current={item === open ? 'page' : undefined}>
            <span className={classes.icon}>
              <Icon of={item.icon} size={24} />
              {item.badge ? (
                <span className={classes.badge} aria-hidden>
                  {item.badge > BADGE_MAX ? `${BADGE_MAX}+` : item.badge}
                </span>
              ) : null}
            </span>
            <span className={classes.label}>{item.label}</span>
            {item.badge ? (
              <VisuallyHidden>{`, ${countPhrase(item.badge)} ${item.badgeLabel ?? 'new'}`}</VisuallyHidden>
            ) : null}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
