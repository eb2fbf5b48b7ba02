import { paidPhrase, refundPhrase, sellerVatPhrase } from '@fairway/contracts/checkout/receipt-phrases';
import type { Receipt } from '@fairway/contracts/checkout/receipts';
import { formatMoney } from '@fairway/contracts/money-format';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatDate, formatZone } from '@fairway/time/phrases';
import { Badge, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { dayAt, timeAt } from '../../../../format/zones.ts';
import { Logo } from '../../../../kit/Logo/Logo.tsx';
import { Lines } from './Lines.tsx';
import classes from './ReceiptScreen.module.css';

function standing({ status }: Receipt): { words: string; color: string } {
  if (status === 'refunded') return { words: 'Refunded', color: 'flag' };
  return status === 'refunding' ? { words: 'Refund on its way', color: 'flag' } : { words: 'Paid', color: 'fairway' };
}

function Party({ label, lines }: { label: string; lines: readonly string[] }) {
  const [name, ...rest] = lines;
  return (
    <div>
      <Text c="dimmed" fz="sm">
        {label}
      </Text>
      <Text fw={620} className="wraps">
        {name}
      </Text>
      {rest.map((line) => (
        <Text key={line} fz="sm" className="wraps">
          {line}
        </Text>
      ))}
    </div>
  );
}

/** The sheet itself, as it was written: who sold what to whom, for how much, the VAT in it, how it was paid and where the money went. */
export function Paper({ receipt }: { receipt: Receipt }) {
  const { amount, currency, seller, player, timezone, card, status, credit_note } = receipt;
  const { words, color } = standing(receipt);
  const day = (instant: string) => formatDate(dayAt(new Date(instant), timezone));
  const paid_at = receipt.settled_at ?? receipt.created_at;
  const refund = refundPhrase(status, receipt.refunded_at && day(receipt.refunded_at));
  return (
    <Card component="article" px={20} py="lg" className={classes.paper}>
      <Stack gap="lg">
        <Group justify="space-between" gap="sm">
          <Logo size={28} />
          <Badge variant="light" color={color} tt="none" fz="sm" fw={620} h={31} lts="normal" className={classes.stamp}>
            {words}
          </Badge>
        </Group>
        <div>
          <Text fz={28} fw={680} lts="-0.022em" className="tabular">
            {`${formatMoney(amount, currency)} ${currency}`}
          </Text>
          <Text c="dimmed">{`${day(paid_at)}, ${timeAt(paid_at, timezone)} ${formatZone(paid_at, timezone)}`}</Text>
        </div>
        <SimpleGrid type="container" cols={{ base: 1, '26rem': 2 }} spacing="lg" verticalSpacing="md">
          <Party
            label="From"
            lines={
              seller
                ? [seller.name, ...seller.address, seller.email, sellerVatPhrase(seller.vat_number)]
                : ['A coach who has left']
            }
          />
          <Party label="To" lines={[player ? formatFullName(player) : 'A player who has left']} />
        </SimpleGrid>
        <Lines receipt={receipt} />
        <div>
          <Text>{paidPhrase(card, day(paid_at))}</Text>
          {refund ? <Text>{credit_note ? `${refund}, credit note ${credit_note}` : refund}</Text> : null}
        </div>
      </Stack>
    </Card>
  );
}
