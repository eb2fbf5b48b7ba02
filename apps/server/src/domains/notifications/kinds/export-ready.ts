import { findExport } from '#domains/notifications/account-context/repository.ts';
import { accountMessages, expiredSince, findAddressee } from './account-messages.ts';
import { selectAccount } from './channel-matrix.ts';
import { dateFor } from './format.ts';
import type { NotificationKind } from './kind.ts';

/** To whoever asked for their data, with the link that fetches it. */
export const exportReady: NotificationKind<'export.ready'> = {
  topic: 'export.ready',
  load: findExport,
  recipients: (event) => selectAccount(event),
  findReader: findAddressee,
  isStale: ({ expires_at }, now) => expiredSince(expires_at, now),
  ...accountMessages(({ to, payload, expires_at }, { secrets }) => ({
    template: 'account',
    subject: 'Your Fairway data is ready',
    heading: 'Your data is ready',
    lead: 'Here is everything we hold about you, as you asked for.',
    facts: [{ label: 'Link works until', value: dateFor(to, expires_at) }],
    button: { label: 'Download your data', path: `/api/data-export/${secrets.token('export', payload.export_id)}` },
    footer: 'You’re receiving this because you asked for your data in your account.',
  })),
};
