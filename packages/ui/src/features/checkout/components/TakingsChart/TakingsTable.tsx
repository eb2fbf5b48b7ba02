import type { TakingsMonth } from '@fairway/contracts/checkout/takings';
import { formatMoney } from '@fairway/contracts/money-format';
import { formatMonth } from '@fairway/time/phrases';
import { Box, Table } from '@mantine/core';
import { toBar } from './scale.ts';

export interface TakingsTableProps {
  /** The oldest first, as the chart draws them; the table begins with the newest. */
  months: readonly TakingsMonth[];
  currency: string;
}

const HEADS = ['Month', 'By card', 'On the day', 'Refunded', 'Total'];
/** The outer columns stand flush with the card. */
const edge = (column: number) => (column === 0 ? { ps: 0 } : column === HEADS.length - 1 ? { pe: 0 } : {});

/** The numbers of the chart, a month a line. */
export function TakingsTable({ months, currency }: TakingsTableProps) {
  const money = (minor: number) => (minor === 0 ? '–' : formatMoney(minor, currency));
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Takings month by month"
      style={{ overflowX: 'auto', whiteSpace: 'nowrap' }}
    >
      <Table fz="sm" className="tabular" verticalSpacing="xs" horizontalSpacing="xs" borderColor="var(--app-border)">
        <Table.Thead>
          <Table.Tr>
            {HEADS.map((head, nth) => (
              <Table.Th key={head} scope="col" fw={400} c="dimmed" ta={nth === 0 ? 'start' : 'end'} {...edge(nth)}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {months.toReversed().map((month) => {
            const { card, on_day, refunded } = toBar(month);
            return (
              <Table.Tr key={month.month}>
                <Table.Th scope="row" fw={400} {...edge(0)}>
                  {formatMonth(`${month.month}-01`)}
                </Table.Th>
                <Table.Td ta="end">{money(card)}</Table.Td>
                <Table.Td ta="end">{money(on_day)}</Table.Td>
                <Table.Td ta="end">{money(refunded)}</Table.Td>
                <Table.Td ta="end" fw={620} {...edge(HEADS.length - 1)}>
                  {formatMoney(month.total, currency)}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Box>
  );
}
