import { Card } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { muchMoney, noMoney, someMoney, someYen } from '../../../../testing/money.ts';
import { TakingsChart } from './TakingsChart.tsx';
import { TakingsTable } from './TakingsTable.tsx';

const of = ({ takings: [own] }: ReturnType<typeof someMoney>) => ({ months: own!.months, currency: own!.currency });

const meta = {
  title: 'Components/Money/TakingsChart',
  component: TakingsChart,
  args: of(someMoney()),
  render: (args) => (
    <Card>
      <TakingsChart {...args} />
      <TakingsTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof TakingsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {};
/** Its words are as large on the smallest phone as anywhere, and stay within the card. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('.mantine-Card-root')!.getBoundingClientRect();
    for (const word of canvasElement.querySelectorAll('svg text')) {
      const { left, right, bottom, height } = word.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(12);
      await expect(left).toBeGreaterThanOrEqual(card.left);
      await expect(right).toBeLessThanOrEqual(card.right);
      await expect(bottom).toBeLessThanOrEqual(card.bottom);
    }
  },
};
export const Yen: Story = { args: of(someYen()) };
export const LargeSums: Story = { args: of(muchMoney()) };
export const Nothing: Story = { args: of(noMoney()) };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
