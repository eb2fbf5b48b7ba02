import type { Receipt } from '@fairway/contracts/checkout/purchases';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatDate, formatZone } from '@fairway/time/phrases';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatMoney } from '@fairway/contracts/money-format';
import { Badge, Card, Group, Text } from '@mantine/core';
import { DetailList } from '../../../../kit/DetailList/DetailList.tsx';
import { Logo } from '../../../../kit/Logo/Logo.tsx';
import { dayAt, timeAt } from '../../../../format/zones.ts';
import classes from './ReceiptScreen.module.css';

const when = (instant: string, zone: string): string =>
  `${formatDate(dayAt(new Date(instant), zone))}, ${timeAt(instant, zone)} ${formatZone(instant, zone)}`;

function standing({ status, refunded_at, timezone }: Receipt): { words: string; color: string } {
  if (status === 'refunded')
    return {
      words: refunded_at ? `Refunded ${formatDate(dayAt(new Date(refunded_at), timezone))}` : 'Refunded',
      color: 'flag',
    };
  return status === 'refunding' ? { words: 'Refund on its way', color: 'flag' } : { words: 'Paid', color: 'fairway' };
}

/** The sheet itself: who bought what from whom, when, for how much, and how it was paid. */
export function Paper({ receipt }: { receipt: Receipt }) {
  const { number, title, amount, currency, credits, card, created_at, settled_at, pro, player, timezone, kind } =
    receipt;
  const { words, color } = standing(receipt);
  return (
    <Card component="article" px={20} pt="lg" pb="sm" className={classes.paper}>
      <Group justify="space-between" gap="sm">
        <Logo size={28} />
        <Badge variant="light" color={color} tt="none" fz="sm" fw={620} h={31} lts="normal" className={classes.stamp}>
          {words}
        </Badge>
      </Group>
      <Text mt="lg" fz={28} fw={680} lts="-0.022em" className="tabular">
        {formatMoney(amount, currency)}
      </Text>
      <Text c="dimmed" mb="md" className="wraps">
        {title}
      </Text>
      <DetailList
        items={[
          { label: 'Receipt', value: String(number) },
          { label: 'Date', value: when(settled_at ?? created_at, timezone) },
          {
            label: 'Coach',
            value: pro ? (
              <>
                {formatFullName(pro)}
                <br />
                <Text span inherit c="dimmed" fw={400}>
                  {pro.email}
                </Text>
              </>
            ) : (
              'A coach who has left'
            ),
          },
          { label: 'Player', value: player ? formatFullName(player) : 'A player who has left' },
          {
            label: 'Bought',
            value: kind !== 'credits' && credits > 0 ? `${title}, with ${formatCredits(credits)}` : title,
          },
          { label: 'Paid with', value: card === null ? 'Nothing was charged' : `Card ending ${card}` },
          { label: 'Amount', value: `${formatMoney(amount, currency)} ${currency}` },
        ]}
      />
    </Card>
  );
}
