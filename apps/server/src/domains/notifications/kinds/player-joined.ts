import { findJoinedPlayer } from '#domains/notifications/account-context/repository.ts';
import { accountMessages, findAddressee } from './account-messages.ts';
import { selectAccount } from './channel-matrix.ts';
import { neverStale, type NotificationKind } from './kind.ts';

/** To the pro, of whom they invited. */
export const playerJoined: NotificationKind<'player.joined'> = {
  topic: 'player.joined',
  load: findJoinedPlayer,
  recipients: (event) => selectAccount(event),
  findReader: findAddressee,
  isStale: neverStale,
  ...accountMessages(({ player }) => ({
    template: 'account',
    subject: `${player.name} has joined`,
    heading: `${player.name} has joined`,
    lead: 'They are now one of your players and can book lessons with you.',
    facts: [],
    button: { label: 'See your player', path: `/pro/players/${player.id}` },
    footer: null,
  })),
};
