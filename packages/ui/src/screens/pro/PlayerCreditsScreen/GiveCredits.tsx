import { CREDIT_REASON_LENGTH } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import { creditsPhrase } from '@fairway/contracts/phrases';
import { Button, Card, Textarea } from '@mantine/core';
import { useState } from 'react';
import { CreditStepper } from '../../../components/credits/CreditStepper/CreditStepper.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import classes from './PlayerCreditsScreen.module.css';

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

/** A pro gives 1 to 20 credits, and may say why; the player is not charged (S2 §6, C4). */
export function GiveCredits({ first_name, onGive, errors }: GiveCreditsProps) {
  const [credits, setCredits] = useState(4);
  const [reason, setReason] = useState('');
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const { busy, run } = useSingleFlight(onGive);
  const give = async () => {
    if (await run({ credits, reason: reason.trim() || null })) setReason('');
  };
  return (
    <section>
      <SectionTitle>Give credits</SectionTitle>
      <Card>
        <Form ref={formRef} className={classes.form} busy={busy} onSubmit={() => void give()}>
          <CreditStepper
            label="How many credits"
            value={credits}
            disabled={busy}
            error={errorOf('credits')}
            onChange={(count) => {
              clear('credits');
              setCredits(count);
            }}
          />
          <Textarea
            label="Reason"
            description={`${first_name} sees it. You may leave it out.`}
            name="reason"
            autosize
            minRows={2}
            maxLength={CREDIT_REASON_LENGTH}
            value={reason}
            disabled={busy}
            error={errorOf('reason')}
            onChange={({ currentTarget: { value } }) => {
              clear('reason');
              setReason(value);
            }}
          />
          <Button type="submit" size="lg" fullWidth loading={busy}>
            {`Give ${creditsPhrase(credits)}`}
          </Button>
          <p className={classes.free}>{`${first_name} is not charged, and is told by mail.`}</p>
        </Form>
      </Card>
    </section>
  );
}
