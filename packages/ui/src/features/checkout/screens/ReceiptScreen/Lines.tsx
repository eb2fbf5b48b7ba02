import { vatLabel } from '@fairway/contracts/checkout/receipt-phrases';
import type { Receipt } from '@fairway/contracts/checkout/receipts';
import { formatMoney } from '@fairway/contracts/money-format';
import { Group, Table, Text } from '@mantine/core';

function Sum({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <Group
      justify="space-between"
      gap="sm"
      className="tabular"
      c={strong ? undefined : 'dimmed'}
      fw={strong ? 680 : 400}
    >
      <Text component="dt" inherit>
        {label}
      </Text>
      <Text component="dd" inherit m={0}>
        {value}
      </Text>
    </Group>
  );
}

/** What was sold line by line, and what it comes to. */
export function Lines({ receipt }: { receipt: Receipt }) {
  const { lines, currency, amount, net, vat, vat_rate } = receipt;
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <div>
      <Table horizontalSpacing={0} className="tabular">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Description</Table.Th>
            <Table.Th ta="right">Quantity</Table.Th>
            <Table.Th ta="right">Unit price</Table.Th>
            <Table.Th ta="right">Amount</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ title, quantity, unit_price, amount: sum }) => (
            <Table.Tr key={title}>
              <Table.Td className="wraps">{title}</Table.Td>
              <Table.Td ta="right">{quantity}</Table.Td>
              <Table.Td ta="right">{money(unit_price)}</Table.Td>
              <Table.Td ta="right">{money(sum)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <dl style={{ margin: 'var(--mantine-spacing-sm) 0 0' }}>
        {vat_rate === null ? null : (
          <>
            <Sum label="Net" value={money(net)} />
            <Sum label={vatLabel(vat_rate)} value={money(vat)} />
          </>
        )}
        <Sum label="Total" value={`${money(amount)} ${currency}`} strong />
      </dl>
    </div>
  );
}
