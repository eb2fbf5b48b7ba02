import { CHANNEL_NAMES, deliveryStatusText, noticeName, suppressedText } from '@fairway/contracts/messages/deliveries';
import type { PlayerDeliveries, PlayerDelivery } from '@fairway/contracts/notifications/deliveries';
import { IconBell, IconMail, IconMessage } from '@tabler/icons-react';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { fullDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';

const ICONS = { email: IconMail, text: IconMessage, push: IconBell };
/** As many as tell how a player is reached; what is older is history. */
const SHOWN = 6;

/** What of a player's is sent nothing any more, and why. */
export function SuppressedNotices({ suppressed }: Pick<PlayerDeliveries, 'suppressed'>) {
  return suppressed.map((address) => (
    <Notice key={address.channel} tone="warning" title="Messages are not getting through">
      {suppressedText(address)}. Please ask them to correct it in their account.
    </Notice>
  ));
}

function DeliveryRow({ delivery }: { delivery: PlayerDelivery }) {
  const now = useNow();
  const zone = useOwnZone();
  const { topic, channel, at } = delivery;
  const day = fullDayPhrase(dayAt(new Date(at), zone), dayAt(now, zone));
  return (
    <ListRow
      icon={ICONS[channel]}
      title={noticeName(topic)}
      detail={`${CHANNEL_NAMES[channel]}, ${day}: ${deliveryStatusText(delivery)}`}
    />
  );
}

/** What was last sent to a player, and what became of it. */
export function DeliveryList({ deliveries }: Pick<PlayerDeliveries, 'deliveries'>) {
  if (deliveries.length === 0) return null;
  return (
    <section>
      <SectionTitle id="deliveries">Emails and notifications</SectionTitle>
      <ListCard labelledBy="deliveries">
        {deliveries.slice(0, SHOWN).map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ListCard>
    </section>
  );
}
