import { formatCredits } from '@fairway/contracts/credits/phrases';
import { Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { buyCreditsPath } from '../../../../paths/player.ts';

export interface BuyCreditsLinkProps {
  /** Credits that there are too few; none or less where there are enough. */
  missing: number;
  /** Whether the coach sells any. */
  sold: boolean;
  /** The form's address in the app, with what is chosen in it. */
  here: string;
}

/** The way to the credits that a lesson lacks, and back to its form; nothing while there are enough, or none are sold. */
export function BuyCreditsLink({ missing, sold, here }: BuyCreditsLinkProps) {
  if (missing <= 0 || !sold) return null;
  return (
    <Button
      variant="light"
      fullWidth
      component={AppLink}
      href={buyCreditsPath(missing, here)}
      leftSection={<Icon of={IconTicket} size={20} />}
    >
      {`Buy ${formatCredits(missing)}`}
    </Button>
  );
}
