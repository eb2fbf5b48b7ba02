import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { priceOnDay } from '@fairway/contracts/lessons/price-on-day';
import { formatWhen } from '@fairway/time/phrases';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../../../kit/Form/Form.tsx';
import { MoneyInput } from '../../../checkout/components/MoneyInput/MoneyInput.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { lessonName } from '../names.ts';

/** What a lesson costs on the day: the pro's price of a credit in minor units of their currency. */
export interface Terms {
  lesson_price: number | null;
  currency: string;
}

export interface PaidSheetProps {
  lesson: Lesson;
  terms: Terms;
  opened: boolean;
  busy: boolean;
  onConfirm: (paid_amount: number) => void;
  onClose: () => void;
}

/** Digits of the largest sum, with its point. */
const MAX_LENGTH = 10;

/** Notes the money of a lesson that is paid on the day, or mends what was noted. */
export function PaidSheet({ lesson, terms, opened, busy, onConfirm, onClose }: PaidSheetProps) {
  const [amount, setAmount] = useState(lesson.paid_amount ?? priceOnDay(lesson, terms.lesson_price));
  const [missing, setMissing] = useState(false);
  const again = lesson.paid_at !== null;
  return (
    <Sheet opened={opened} title={again ? 'Change the amount' : 'Mark paid'} busy={busy} onClose={onClose}>
      <Form busy={busy} onSubmit={() => (amount === null ? setMissing(true) : onConfirm(amount))}>
        <Stack gap={20}>
          <Text c="dimmed" className="wraps tabular">{`${lessonName(lesson)}, ${formatWhen(lesson)}`}</Text>
          <MoneyInput
            label="Amount"
            name="paid_amount"
            description="What you were paid outside the app."
            value={amount}
            onChange={(minor) => {
              setAmount(minor);
              setMissing(false);
            }}
            currency={lesson.paid_currency ?? terms.currency}
            maxLength={MAX_LENGTH}
            error={missing ? 'Please enter an amount.' : undefined}
          />
          <Button type="submit" loading={busy}>
            {again ? 'Save amount' : 'Mark paid'}
          </Button>
        </Stack>
      </Form>
    </Sheet>
  );
}
