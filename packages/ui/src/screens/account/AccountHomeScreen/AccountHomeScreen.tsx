import { IconLogout, type Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import classes from './AccountHomeScreen.module.css';
import { VersionLine } from './VersionLine.tsx';

export interface AccountItem {
  label: string;
  detail?: ReactNode;
  href: string;
  icon: TablerIcon;
  /** Opens outside the app. */
  external?: boolean;
}

export interface AccountHomeState {
  person: { first_name: string; last_name: string; email: string };
  /** True while the session is being ended. */
  loggingOut: boolean;
}

export interface AccountHomeScreenProps {
  state: AccountHomeState;
  /** The pages that exist for this person, in groups; each group is a card. */
  groups: AccountItem[][];
  version: string;
  /** Shown after more than 10 taps on the version line (S1 §2). */
  developer?: { label: string; value: string }[];
  onLogOut: () => void;
}

/** The menu of the account (S1 §2 Account). */
export function AccountHomeScreen({ state, groups, version, developer, onLogOut }: AccountHomeScreenProps) {
  const { person, loggingOut } = state;
  const initials = `${person.first_name.charAt(0)}${person.last_name.charAt(0)}`.toUpperCase();
  return (
    <Page header={<PageHeader title="Account" />}>
      <div className={classes.person}>
        <span className={classes.initials} aria-hidden>
          {initials}
        </span>
        <div className={classes.words}>
          <p className={classes.name}>{`${person.first_name} ${person.last_name}`}</p>
          <p className={classes.email}>{person.email}</p>
        </div>
      </div>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <ListCard key={group[0]?.href} label={group.map((item) => item.label).join(', ')}>
            {group.map((item) => (
              <ListRow
                key={item.href}
                icon={item.icon}
                title={item.label}
                detail={item.detail}
                href={item.href}
                external={item.external}
              />
            ))}
          </ListCard>
        ))}
      <ListCard label="Session">
        <ListRow icon={IconLogout} title="Log out" tone="danger" onClick={onLogOut} busy={loggingOut} />
      </ListCard>
      <VersionLine version={version} developer={developer} />
    </Page>
  );
}
