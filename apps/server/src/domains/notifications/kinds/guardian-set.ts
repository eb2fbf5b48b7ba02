import { findGuardianSet } from '#domains/notifications/account-context/repository.ts';
import { accountMessages, findAddressee } from './account-messages.ts';
import { selectAccount } from './channel-matrix.ts';
import { neverStale, type NotificationKind } from './kind.ts';

/** To a player whom their coach has made a child's guardian (A15). */
export const guardianSet: NotificationKind<'guardian.set'> = {
  topic: 'guardian.set',
  load: findGuardianSet,
  recipients: (event) => selectAccount(event),
  findReader: findAddressee,
  isStale: neverStale,
  ...accountMessages(({ child: { first_name, is_young } }) => ({
    template: 'account',
    subject: `You are now ${first_name}’s guardian`,
    heading: `You are now ${first_name}’s guardian`,
    lead: `You can book and pay for ${first_name}, read their lesson records, and get their messages too.${
      is_young ? ' You log in for them: they have no login of their own.' : ''
    }`,
    facts: [],
    button: { label: 'See your children', path: '/account/children' },
    footer: null,
  })),
};
