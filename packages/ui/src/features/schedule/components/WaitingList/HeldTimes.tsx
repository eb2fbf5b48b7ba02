import type { WaitingHold, WaitingList } from '@fairway/contracts/schedule/waiting-list';
import { formatWhen } from '@fairway/time/phrases';
import { IconHourglassHigh } from '@tabler/icons-react';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { timeAt, toIsoInstant } from '../../../../format/zones.ts';
import { useViewerTime } from '../../../../hooks/useViewerTime.ts';
import { heldTimePath } from '../../../../paths/player.ts';

/** All of it is on the coach's clock, with the player's own time where their clock shows another. */
function HeldTime({ hold, timezone }: { hold: WaitingHold; timezone: string }) {
  const elsewhere = useViewerTime(toIsoInstant(hold.date, hold.start, timezone), timezone);
  const until = useViewerTime(hold.expires_at, timezone);
  const held = `Held for you until ${timeAt(hold.expires_at, timezone)}${until ? ` ${until.zone}` : ''}`;
  return (
    <ListRow
      icon={IconHourglassHigh}
      title={elsewhere ? `${formatWhen(hold)} ${elsewhere.zone}` : formatWhen(hold)}
      detail={elsewhere ? `${elsewhere.own} where you are · ${held}` : held}
      href={heldTimePath(hold.id)}
    />
  );
}

/** The times that are held for the player now, each leading to where they say yes or no; nothing where there is none. */
export function HeldTimes({ holds, timezone }: Pick<WaitingList, 'holds' | 'timezone'>) {
  if (holds.length === 0) return null;
  return (
    <ListCard label="Held for you">
      {holds.map((hold) => (
        <HeldTime key={hold.id} hold={hold} timezone={timezone} />
      ))}
    </ListCard>
  );
}
