import type { ProOnboarding } from '@fairway/contracts/checkout/payments';
import { Button } from '@mantine/core';
import { DetailList } from '../../../../kit/DetailList/DetailList.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { MaskedCard } from '../../components/MaskedCard/MaskedCard.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { proPaths } from '../../../../paths/pro.ts';

const STANDINGS = {
  none: 'Not added yet',
  pending: 'Being checked',
  verified: 'Checked',
  refused: 'Not accepted: please send it again',
} as const;

/** What a pro who has finished sees: the card, and how the bank account and the identity stand. */
export function SetUpDone({ known, onEdit }: { known: ProOnboarding; onEdit: () => void }) {
  const account = known.account_last4 ? `Ending ${known.account_last4}` : 'Not added yet';
  const refused = known.account_status === 'refused' || known.identity_status === 'refused';
  return (
    <>
      {known.stripe_card ? <MaskedCard last4={known.stripe_card} /> : null}
      {refused ? (
        <Notice tone="warning" title="Something is missing">
          Our payment provider could not accept your details. Please enter them again.
        </Notice>
      ) : null}
      <DetailList
        items={[
          { label: 'Bank account', value: account },
          { label: 'Account check', value: STANDINGS[known.account_status] },
          { label: 'Proof of identity', value: STANDINGS[known.identity_status] },
        ]}
      />
      <Button size="lg" fullWidth component={AppLink} href={proPaths.home}>
        Go to your home page
      </Button>
      <Button variant="default" size="lg" fullWidth onClick={onEdit}>
        Change details
      </Button>
    </>
  );
}
