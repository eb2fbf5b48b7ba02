import type { UserType } from '@fairway/contracts/auth/accounts';
import { Badge } from '@mantine/core';
import { LEVELS } from './levels.ts';

const COLOURS = {
  player: { bg: 'var(--app-surface-quiet)', c: 'var(--app-ink)' },
  pro: { bg: 'var(--app-primary-tint)', c: 'var(--app-primary-text)' },
  admin: { bg: 'var(--app-sand)', c: 'var(--app-sand-ink)', bd: '1px solid var(--app-sand-border)' },
};

/** What somebody is: coach, player or admin. */
export const LevelBadge = ({ type }: { type: UserType }) => (
  <Badge size="lg" tt="none" px={10} fz="xs" fw={620} lts={0} {...COLOURS[type]}>
    {LEVELS[type]}
  </Badge>
);
