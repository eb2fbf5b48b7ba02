import type { User } from '@fairway/contracts/auth/accounts';
import { useSingleKeys } from '@fairway/ui/hooks/useSingleKeys';
import { CommandPalette } from '@fairway/ui/kit/CommandPalette/CommandPalette';
import { ShortcutsSheet } from '@fairway/ui/kit/ShortcutsSheet/ShortcutsSheet';
import { accountPaths } from '@fairway/ui/paths/account';
import { IconKeyboard, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listShortcuts } from '../shell/places.ts';
import { findPages, listNamedPages } from './pages.ts';
import { useFoundPeople } from './useFoundPeople.ts';

/** What is open: the box that finds pages and people, the list of keys, or neither. */
export type CommandsPart = 'finder' | 'help' | null;

export interface CommandsProps {
  user: User;
  part: CommandsPart;
  onPart: (part: CommandsPart) => void;
  /** The keys that open the finder, as this device has them. */
  finderKeys: string;
}

const LABELS = { pro: 'Find a page or player', player: 'Find a page', admin: 'Find a page or user' };
const PEOPLE = { pro: 'Players', player: 'Players', admin: 'Users' };
const HELP = 'Keyboard shortcuts';

/** The ways to any page by the keyboard: single keys, the box that finds pages, and the list of keys. */
export function Commands({ user, part, onPart, finderKeys }: CommandsProps) {
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const { people, busy } = useFoundPeople(user.type, q);
  const shortcuts = listShortcuts(user.type);
  const open = (next: CommandsPart) => {
    setQ('');
    onPart(next);
  };
  const goTo = (href: string) => {
    open(null);
    void navigate({ href });
  };
  const keys: Record<string, () => void> = { '/': () => open('finder'), '?': () => open('help') };
  for (const { key, href } of shortcuts) keys[key] = () => void navigate({ href });
  const on = useSingleKeys(keys, 'frame');
  const findKeys = (href: string) => (on ? shortcuts.find((one) => one.href === href)?.key.toUpperCase() : undefined);
  const help = { label: HELP, keys: on ? '?' : undefined, icon: IconKeyboard, onChoose: () => open('help') };
  const pages = [
    ...listNamedPages(user).map((page) => ({
      ...page,
      keys: findKeys(page.href),
      onChoose: () => goTo(page.href),
    })),
    { ...help, href: HELP, detail: undefined },
  ];
  return (
    <>
      <CommandPalette
        opened={part === 'finder'}
        label={LABELS[user.type]}
        q={q}
        onSearch={setQ}
        busy={busy}
        groups={[
          {
            label: PEOPLE[user.type],
            commands: people.map(({ id, name, email, href }) => ({
              id,
              label: name,
              detail: email,
              icon: IconUser,
              onChoose: () => goTo(href),
            })),
          },
          { label: 'Pages', commands: findPages(pages, q).map(({ href, ...page }) => ({ id: href, ...page })) },
        ]}
        onClose={() => open(null)}
      />
      <ShortcutsSheet
        opened={part === 'help'}
        on={on}
        settingsHref={accountPaths.appearance}
        shortcuts={[
          { keys: finderKeys, label: LABELS[user.type] },
          ...(on
            ? [
                ...shortcuts.map(({ key, label }) => ({ keys: key.toUpperCase(), label })),
                { keys: 'J', label: 'Next item in the list' },
                { keys: 'K', label: 'Previous item in the list' },
                { keys: '/', label: 'Search the list, or find a page' },
                { keys: '?', label: HELP },
              ]
            : []),
        ]}
        onClose={() => open(null)}
      />
    </>
  );
}
