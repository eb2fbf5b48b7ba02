import { CREDIT_REASON_LENGTH } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { Button, Card, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { CreditsDone } from '../../components/CreditsDone/CreditsDone.tsx';
import { CreditStepper } from '../../components/CreditStepper/CreditStepper.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

export interface CreditGift {
  credits: number;
  reason: string | null;
}

export interface GiveCreditsProps {
  first_name: string;
  /** Fulfils once they are given. */
  onGive: (gift: CreditGift) => Promise<unknown>;
  errors?: FieldErrors | undefined;
}

interface GiftFields {
  credits: number | null;
  reason: string;
}

/** A pro gives 1 to 20 credits, and may say why; the player is not charged. To give more is chosen again. */
export function GiveCredits({ first_name, onGive, errors }: GiveCreditsProps) {
  const [given, setGiven] = useState<number | null>(null);
  const { formRef, ...form } = useServerForm<GiftFields>({ initialValues: { credits: 4, reason: '' }, errors });
  const { credits, reason } = form.values;
  const { busy, run } = useSingleFlight(onGive);
  const give = async () => {
    if (credits === null || !(await run({ credits, reason: reason.trim() || null }))) return;
    form.reset();
    setGiven(credits);
  };
  if (given !== null)
    return (
      <CreditsDone
        title={`${formatCredits(given)} given to ${first_name}`}
        detail={`${first_name} wasn’t charged and gets an email.`}
      >
        <Button variant="subtle" fullWidth onClick={() => setGiven(null)}>
          Give more credits
        </Button>
      </CreditsDone>
    );
  return (
    <section>
      <SectionTitle>Give credits</SectionTitle>
      <Card>
        <Form ref={formRef} busy={busy} onSubmit={() => void give()}>
          <Stack gap="md">
            <CreditStepper label="How many credits" disabled={busy} {...form.getInputProps('credits')} />
            <Textarea
              label="Reason"
              description={`${first_name} can see this. Optional.`}
              autosize
              minRows={2}
              maxLength={CREDIT_REASON_LENGTH}
              disabled={busy}
              {...form.getInputProps('reason')}
            />
            <Button type="submit" size="lg" fullWidth loading={busy} disabled={credits === null}>
              {credits === null ? 'Give credits' : `Give ${formatCredits(credits)}`}
            </Button>
            <Text c="dimmed" fz="sm" ta="center">{`${first_name} won’t be charged and gets an email.`}</Text>
          </Stack>
        </Form>
      </Card>
    </section>
  );
}
