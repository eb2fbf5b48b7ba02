import { IconMenu2, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Keys } from '../Keys/Keys.tsx';
import { AppLink } from '../Link/AppLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import classes from './AppShell.module.css';
import { NavLinks, type NavItem } from './NavLinks.tsx';

export interface AppShellProps {
  /** The main places of this role; without any there is no navigation. */
  items: NavItem[];
  /** Where the logo leads. */
  homeHref: string;
  /** Where the account link leads; left out it is hidden (auth and admin pages). */
  accountHref?: string;
  accountCurrent?: boolean;
  /** What opens the way to any page, in the sidebar alone: `keys` open it too, "⌘K". Left out it is hidden. */
  finder?: { keys: string; onOpen: () => void } | undefined;
  /** Stands above the page: the offline banner. */
  banner?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the signed-in app: bottom bar on a phone, sidebar on a desktop, the page in between. Its places are a stylesheet's
 * alone: every page waits for this frame, and Mantine's brings scroll areas and handles that it has no use for.
 */
export function AppShell({ items, homeHref, accountHref, accountCurrent, finder, banner, children }: AppShellProps) {
  const withNav = items.length > 0;
  const brand = (
    <AppLink href={homeHref} className={classes.brand} aria-label="Fairway home">
      <Logo size={30} />
    </AppLink>
  );
  const account = accountHref ? (
    <AppLink href={accountHref} className={classes.account} aria-current={accountCurrent ? 'page' : undefined}>
      <Icon of={IconMenu2} size={24} />
      <span className={classes.accountLabel}>Account</span>
    </AppLink>
  ) : null;
  return (
    <div className={classes.shell} data-nav={withNav || undefined}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <header className={classes.header}>
        {brand}
        {account}
      </header>
      {withNav ? (
        <nav className={classes.sidebar} aria-label="Main">
          {brand}
          {finder ? (
            <button
              type="button"
              className={classes.finder}
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={finder.onOpen}
            >
              <Icon of={IconSearch} size={20} />
              <span>Find…</span>
              {finder.keys ? <Keys>{finder.keys}</Keys> : null}
            </button>
          ) : null}
          <div className={classes.places}>
            <NavLinks items={items} />
          </div>
          {account}
        </nav>
      ) : null}
      <main id="main" tabIndex={-1} className={classes.main}>
        {banner}
        {children}
      </main>
      {withNav ? (
        <footer className={classes.bottomBar}>
          <nav aria-label="Main">
            <NavLinks items={items} bar />
          </nav>
        </footer>
      ) : null}
    </div>
  );
}
