import type { BookingForm } from '@fairway/contracts/lessons/lessons';
import { Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { buyCreditsPath } from '../../../../paths/player.ts';

export interface BuyCreditsLinkProps {
  form: BookingForm;
  /** Credits that the lesson takes. */
  due: number;
  /** The form's address in the app, with what is chosen in it. */
  here: string;
}

/** The way to the credits that a lesson lacks, and back to its form; nothing while there are enough, or none are sold. */
export function BuyCreditsLink({ form, due, here }: BuyCreditsLinkProps) {
  const missing = due - form.credits;
  if (missing <= 0 || !form.lesson_price) return null;
  return (
    <Button
      variant="light"
      fullWidth
      component={AppLink}
      href={buyCreditsPath(missing, here)}
      leftSection={<Icon of={IconTicket} size={20} />}
    >
      {missing === 1 ? 'Buy 1 credit' : `Buy ${missing} credits`}
    </Button>
  );
}
