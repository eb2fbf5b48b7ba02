import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';

export interface BoughtCredits {
  credits: number;
  /** Minor units. */
  amount: number;
  currency: string;
  card: string | null;
  receiptHref: string;
}

export interface BoughtProps {
  bought: BoughtCredits;
  /** Back to what the credits were wanted for. */
  onwards: { href: string; label: string } | null;
  onMore: () => void;
}

/** Says that the credits are there, and leads to the receipt and on. */
export function Bought({ bought, onwards, onMore }: BoughtProps) {
  const { credits, amount, currency, card, receiptHref } = bought;
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <Card component="section">
      <Stack align="center" gap="xs" ta="center">
        <Text span c="var(--app-primary)" lh={0}>
          <Icon of={IconCircleCheck} size={40} />
        </Text>
        <Title order={2} ref={titleRef} tabIndex={-1} lh={1.5} style={{ outline: 'none' }}>
          {credits === 1 ? '1 credit is yours' : `${formatCredits(credits)} are yours`}
        </Title>
        <Text c="dimmed" maw="36ch">
          {`${formatMoney(amount, currency)} was paid${card === null ? '' : ` with the card ending ${card}`}. We’ll email your receipt.`}
        </Text>
        <Stack gap="xs" w="100%" mt="sm">
          {onwards ? (
            <Button component={AppLink} href={onwards.href} fullWidth>
              {onwards.label}
            </Button>
          ) : null}
          <Button variant="default" component={AppLink} href={receiptHref} fullWidth>
            View receipt
          </Button>
          <Button variant="subtle" fullWidth onClick={onMore}>
            Buy more credits
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
