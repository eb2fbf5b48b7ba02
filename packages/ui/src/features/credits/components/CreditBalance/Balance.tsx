import { CREDIT_MINUTES } from '@fairway/contracts/constants';
import { Box, Group, Text } from '@mantine/core';
import { ExpiringTag } from '../../../../kit/Badges/ExpiringTag.tsx';
import type { CreditLot } from '../../../../format/credits.ts';
import { listDate } from '../../../../format/days.ts';

/** How many credits there are, and what one is worth. */
export function BalanceLine({ count }: { count: number }) {
  return (
    <Group align="baseline" gap={6} wrap="nowrap" fw={560}>
      <Text span fz={28} fw={680} lh={1} lts="-0.022em" className="tabular">
        {count}
      </Text>{' '}
      {count === 1 ? 'credit' : 'credits'}
      <Text span ms="auto" c="dimmed" fz="sm">{`1 credit is ${CREDIT_MINUTES} minutes`}</Text>
    </Group>
  );
}

/** When each part of a balance expires, soonest first. */
export function ExpiryList({ lots }: { lots: CreditLot[] }) {
  return (
    <Box component="ul" m={0} mt={10} p={0} c="dimmed" fz="sm" className="tabular" style={{ listStyle: 'none' }}>
      {lots.map((lot) => (
        <Group key={lot.date} component="li" justify="space-between" gap="sm" wrap="nowrap" mih={28}>
          <span>{`${lot.count} ${lot.count === 1 ? 'expires' : 'expire'} ${listDate(lot.date)}`}</span>
          {lot.expiring ? <ExpiringTag /> : null}
        </Group>
      ))}
    </Box>
  );
}

/** What stands in place of a picture while there are no credits. */
export function NoCredits({ children }: { children: string }) {
  return (
    <Text c="dimmed" fz="sm" mt="xs">
      {children}
    </Text>
  );
}
