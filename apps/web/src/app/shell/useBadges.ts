import { MINUTE_MS } from '@fairway/time/units';
import type { UserType } from '@fairway/contracts/auth/accounts';
import { useUnread } from '../../features/messaging/useUnread.ts';
import { trpc } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import type { Badges } from './places.ts';

/** What asks for somebody's attention, place by place: unread messages, and for an admin discrepancies. */
export function useBadges(type: UserType): Badges {
  const count = useUnread(type);
  const unread = { badge: count, badgeLabel: count === 1 ? 'unread message' : 'unread messages' };
  const alerts = trpc.payments.openAlerts.useQuery(undefined, {
    ...QUIET,
    enabled: type === 'admin',
    refetchInterval: MINUTE_MS,
  });
  return {
    '/player/messages': unread,
    '/pro/messages': unread,
    '/admin/money': { badge: alerts.data?.open ?? 0, badgeLabel: 'discrepancies' },
  };
}
