import { CREDIT_REASON_LENGTH } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { Button, Card, Stack, Text, Textarea } from '@mantine/core';
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

/** A pro gives 1 to 20 credits, and may say why; the player is not charged. */
export function GiveCredits({ first_name, onGive, errors }: GiveCreditsProps) {
  const { formRef, ...form } = useServerForm({ initialValues: { credits: 4, reason: '' }, errors });
  const { credits, reason } = form.values;
  const { busy, run } = useSingleFlight(onGive);
  const give = async () => {
    if (await run({ credits, reason: reason.trim() || null })) form.setFieldValue('reason', '');
  };
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
            <Button type="submit" size="lg" fullWidth loading={busy}>
              {`Give ${formatCredits(credits)}`}
            </Button>
            <Text c="dimmed" fz="sm" ta="center">{`${first_name} won’t be charged and gets an email.`}</Text>
          </Stack>
        </Form>
      </Card>
    </section>
  );
}
