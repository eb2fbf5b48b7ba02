import { priceOnDay } from '@fairway/contracts/lessons/price-on-day';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatMoney } from '@fairway/contracts/money-format';
import { formatTimes } from '@fairway/time/phrases';
import { Button, Group, Stack, Text } from '@mantine/core';
import { lessonName } from '../../../lessons/components/names.ts';
import type { Terms } from '../../../lessons/components/CashPayment/PaidSheet.tsx';
import type { AskMoney } from '../../../lessons/components/CashPayment/useCashPayment.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { listDate } from '../../../../format/days.ts';
import { lessonHref } from '../../../../paths/pro.ts';
import classes from './FeesDue.module.css';

export interface FeesDueProps {
  fees: Lesson[];
  terms: Terms;
  onAsk: AskMoney;
}

function Fee({ lesson, terms, onAsk }: { lesson: Lesson } & Omit<FeesDueProps, 'fees'>) {
  const amount = priceOnDay(lesson, terms.lesson_price);
  const about = `${lessonName(lesson)}, ${listDate(lesson.date)}`;
  return (
    <Stack component="li" gap="xs" px="md" py="sm" className={classes.fee}>
      <Group justify="space-between" gap="sm" wrap="nowrap" mih="var(--app-tap)">
        <Stack
          gap={0}
          justify="center"
          mih="var(--app-tap)"
          miw={0}
          className={`wraps ${classes.words}`}
          renderRoot={(props) => <AppLink {...props} href={lessonHref(lesson)} />}
        >
          <Text span fw={560} lh={1.35} className={classes.name}>
            {lessonName(lesson)}
          </Text>
          <Text span c="dimmed" fz="sm" className="tabular">
            {listDate(lesson.date)}, {formatTimes(lesson.start, lesson.end)}
          </Text>
        </Stack>
        {amount === null ? null : (
          <Text span fw={620} className="tabular">
            {formatMoney(amount, terms.currency)}
          </Text>
        )}
      </Group>
      <Group gap="xs" grow preventGrowOverflow={false}>
        {lesson.can.mark_paid ? (
          <Button variant="light" onClick={() => onAsk('pay', lesson)} aria-label={`Mark paid: ${about}`}>
            Mark paid
          </Button>
        ) : null}
        {lesson.can.waive_fee ? (
          <Button variant="default" onClick={() => onAsk('waive', lesson)} aria-label={`Waive fee: ${about}`}>
            Waive fee
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

/** Lessons that were cancelled late and are neither paid nor waived. Nothing when there are none. */
export function FeesDue({ fees, ...rest }: FeesDueProps) {
  if (fees.length === 0) return null;
  return (
    <section aria-labelledby="fees-due">
      <SectionTitle id="fees-due">{`Fees due (${fees.length})`}</SectionTitle>
      <ListCard labelledBy="fees-due">
        {fees.map((lesson) => (
          <Fee key={lesson.id} lesson={lesson} {...rest} />
        ))}
      </ListCard>
    </section>
  );
}
