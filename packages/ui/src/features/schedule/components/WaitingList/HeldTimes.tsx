import type { WaitingHold } from '@fairway/contracts/schedule/waiting-list';
import { formatWhen } from '@fairway/time/phrases';
import { IconHourglassHigh } from '@tabler/icons-react';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { timeAt } from '../../../../format/zones.ts';
import { useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { heldTimePath } from '../../../../paths/player.ts';

/** The times that are held for the player now, each leading to where they say yes or no; nothing where there is none. */
export function HeldTimes({ holds }: { holds: WaitingHold[] }) {
  const zone = useOwnZone();
  if (holds.length === 0) return null;
  return (
    <ListCard label="Held for you">
      {holds.map((hold) => (
        <ListRow
          key={hold.id}
          icon={IconHourglassHigh}
          title={formatWhen(hold)}
          detail={`Held for you until ${timeAt(hold.expires_at, zone)}`}
          href={heldTimePath(hold.id)}
        />
      ))}
    </ListCard>
  );
}
