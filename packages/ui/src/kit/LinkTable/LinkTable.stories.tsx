import { Table } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkTable, RowLink, TABLE_ROLES } from './LinkTable.tsx';

const LESSONS = [
  { id: 'a', player: 'Alex Palmer', when: 'Tomorrow, 10:00' },
  { id: 'b', player: 'Priya Anand', when: 'Friday, 14:30' },
];
const ROW = { ...TABLE_ROLES.row, style: { position: 'relative', display: 'flex' } as const };

const meta = {
  title: 'Components/LinkTable',
  component: LinkTable,
  args: {
    label: 'Lessons',
    heads: (
      <Table.Tr {...ROW}>
        <Table.Th {...TABLE_ROLES.columnheader} scope="col" flex={1}>
          Player
        </Table.Th>
        <Table.Th {...TABLE_ROLES.columnheader} scope="col" flex={1}>
          When
        </Table.Th>
      </Table.Tr>
    ),
    children: LESSONS.map(({ id, player, when }) => (
      <Table.Tr key={id} {...ROW}>
        <Table.Td {...TABLE_ROLES.cell} flex={1}>
          <RowLink href={`/lesson/${id}`}>{player}</RowLink>
        </Table.Td>
        <Table.Td {...TABLE_ROLES.cell} flex={1}>
          {when}
        </Table.Td>
      </Table.Tr>
    )),
  },
} satisfies Meta<typeof LinkTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tap anywhere in a row is a tap on its link. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    const { left, top, width, height } = canvas.getByText('Friday, 14:30').getBoundingClientRect();
    const tapped = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(tapped).toBe(canvas.getByRole('link', { name: 'Priya Anand' }));
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
