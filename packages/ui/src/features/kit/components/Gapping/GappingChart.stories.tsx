import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { someYardages } from '../../../../testing/kit.ts';
import { GappingChart } from './GappingChart.tsx';

const carries = (count?: number) => someYardages(count).map(({ club, yd }) => ({ club, yd: yd ?? 0 }));

const meta = {
  title: 'Screens/Kit/GappingChart',
  component: GappingChart,
  args: { carries: carries(), unit: 'yards' },
} satisfies Meta<typeof GappingChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HolesAndOverlaps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('32 yards between Gap wedge and Sand wedge')).toBeVisible();
    await expect(canvas.getByText('Only 4 yards between Pitching wedge and Gap wedge')).toBeVisible();
  },
};
export const InMetres: Story = {
  args: { unit: 'metres' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 metres between Gap wedge and Sand wedge')).toBeVisible();
    await expect(canvas.queryByText(/yards/)).toBeNull();
  },
};
export const WithChartedSpread: Story = {
  args: {
    charted: [
      { club: '7 Iron', shots: 24, bias: -6, spread: 9 },
      { club: 'driver', shots: 30, bias: 2, spread: 18 },
    ],
  },
};
export const Even: Story = {
  args: { carries: carries(9) },
  play: async ({ canvas }) => expect(canvas.getByText('Your clubs are evenly spaced.')).toBeVisible(),
};
export const LongNames: Story = {
  args: {
    carries: [
      { club: 'Rettungsschläger'.repeat(4), yd: 500 },
      { club: 'Chipper', yd: 20 },
    ],
  },
};
/** A single club has no gap. */
export const One: Story = {
  args: { carries: carries(1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};
export const Dark: Story = { ...WithChartedSpread, globals: { scheme: 'dark' } };
