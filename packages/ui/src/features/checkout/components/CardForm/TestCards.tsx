import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';

/** The names under which Stripe and the simulator know their test cards. */
const CARDS = [
  { value: 'pm_card_visa', label: 'Visa ending 4242', detail: 'Works' },
  {
    value: 'pm_card_authenticationRequired',
    label: 'Visa ending 3184',
    detail: 'Works, and asks its owner to confirm each payment',
  },
  {
    value: 'pm_card_chargeDeclined',
    label: 'Visa ending 0002',
    detail: 'Can be saved, and is declined when it is charged',
  },
  { value: 'pm_card_chargeDeclinedExpiredCard', label: 'Visa ending 0069', detail: 'Has expired' },
] as const;
export type TestCard = (typeof CARDS)[number]['value'];

const isTestCard = (value: string): value is TestCard => CARDS.some((card) => card.value === value);

export interface TestCardsProps {
  value: TestCard;
  onChange: (card: TestCard) => void;
}

/** The simulator's form: no real card can be entered here, and no money moves. */
export function TestCards({ value, onChange }: TestCardsProps) {
  return (
    <>
      <Notice tone="warning" title="Test card form" role="note">
        Stripe is not set up here: no real payments are made. Choose one of the test cards.
      </Notice>
      <RadioTiles
        label="Test card"
        name="test_card"
        options={[...CARDS]}
        value={value}
        onChange={(chosen) => isTestCard(chosen) && onChange(chosen)}
        columns={1}
        roomy
      />
    </>
  );
}
