import type { CreditMap } from '@fairway/contracts/credits/credits';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { IconTicket } from '@tabler/icons-react';
import { creditLots } from '../../../../format/credits.ts';
import { dayOfMonth } from '../../../../format/days.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { BOOK } from '../../../../paths/player.ts';

/** The credits that expire next lead to booking, once fewer than 30 days are left. */
export function ExpiringCredits({ credits }: { credits: CreditMap }) {
  const [first] = creditLots(credits, useNow());
  if (!first?.expiring) return null;
  const verb = first.count === 1 ? 'expires' : 'expire';
  return (
    <ListCard label="Expiring credits">
      <ListRow
        icon={IconTicket}
        title={`${formatCredits(first.count)} ${verb} on ${dayOfMonth(first.date)}`}
        detail="Book a lesson"
        href={BOOK}
      />
    </ListCard>
  );
}
