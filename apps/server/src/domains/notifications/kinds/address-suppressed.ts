import { suppressedText } from '@fairway/contracts/messages/deliveries';
import { listSuppressedAddresses } from '#domains/auth/suppressed-addresses/service.ts';
import { findJoinedPlayer } from '#domains/notifications/account-context/repository.ts';
import { accountMessages, findAddressee } from './account-messages.ts';
import { selectAccount } from './channel-matrix.ts';
import { neverStale, type NotificationKind } from './kind.ts';

/** To the coach, of a player whom nothing reaches by one channel any more (M24); nothing once it has been corrected. */
export const addressSuppressed: NotificationKind<'address.suppressed'> = {
  topic: 'address.suppressed',
  async load(db, { payload }) {
    const joined = await findJoinedPlayer(db, { payload });
    const addresses = joined ? await listSuppressedAddresses(db, payload.player_id) : [];
    const suppressed = addresses.find(({ channel }) => channel === payload.channel);
    return joined && suppressed ? { ...joined, suppressed } : null;
  },
  recipients: (event) => selectAccount(event),
  findReader: findAddressee,
  isStale: neverStale,
  ...accountMessages(({ player, suppressed }) => ({
    template: 'account',
    subject: `${player.name} cannot be reached`,
    heading: `${player.name} cannot be reached`,
    lead: `${suppressedText(suppressed)}. Please ask them to correct it in their account.`,
    facts: [],
    button: { label: 'See your player', path: `/pro/players/${player.id}` },
    footer: null,
  })),
};
