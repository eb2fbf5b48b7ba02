import type { PaymentOutcome } from '@fairway/contracts/checkout/payment-outcome';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Form } from '../../../../kit/Form/Form.tsx';
import { PaymentNotice } from '../PaymentNotice/PaymentNotice.tsx';
import { type TestCard, TestCards } from './TestCards.tsx';

/** A card as the form hands it over; the fields of a provider hand it to the provider themselves. */
export interface EnteredCard {
  /** As it stands on the card. */
  name: string;
  /** The card that was picked from the simulator's; null with a provider's fields. */
  test_card: TestCard | null;
}

export interface CardFormProps {
  /** The provider's own fields. Without them the form is the simulator's, marked as such, with test cards to pick from. */
  fields?: ReactNode;
  onSave: (card: EnteredCard) => void;
  /** What the button does: "Save card". */
  label?: string;
  busy?: boolean;
  /** True as long as the fields are not ready to be sent. */
  waiting?: boolean;
  /** Why the card was not taken, with what happened to the money. */
  outcome?: PaymentOutcome | null;
  /** A second way on, under the button: "Not now". */
  aside?: ReactNode;
}

/** Takes a card. Its fields appear once there is a name on the card. */
export function CardForm({ fields, onSave, label = 'Save card', busy, waiting, outcome = null, aside }: CardFormProps) {
  const [name, setName] = useState('');
  const [card, setCard] = useState<TestCard>('pm_card_visa');
  const named = name.trim() !== '';
  return (
    <Form
      busy={busy || waiting}
      onSubmit={() => {
        if (named) onSave({ name: name.trim(), test_card: fields ? null : card });
      }}
    >
      <Stack gap={20}>
        <TextInput
          label="Name on the card"
          name="name"
          autoComplete="cc-name"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={250}
          value={name}
          disabled={busy}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {named ? (fields ?? <TestCards value={card} onChange={setCard} />) : null}
        <PaymentNotice outcome={outcome} />
        {named ? (
          <Button type="submit" size="lg" fullWidth loading={busy} disabled={waiting}>
            {label}
          </Button>
        ) : (
          <Text c="dimmed" fz="sm" mt={-8}>
            Enter the name as shown on the card to continue.
          </Text>
        )}
        {aside}
      </Stack>
    </Form>
  );
}
