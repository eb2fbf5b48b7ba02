import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { datedShots, tenShots } from '../../../../testing/charts.ts';
import { DispersionChart } from './DispersionChart.tsx';

const inOneLine = [-3, 0, 2, 4].map((horizon) => ({ horizon, vertically: 1 }));

const meta = {
  title: 'Components/DispersionChart',
  component: DispersionChart,
  args: { kind: 'chart', author: 'player', handed: 'right', charts: datedShots },
} satisfies Meta<typeof DispersionChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverMonths: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You miss 8 yards right and 6 yards short')).toBeVisible();
    await expect(canvas.getByText(/About 90% of shots like these land within the ellipse/)).toBeVisible();
    const months = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(months).toEqual([
      'September 202627 yards, 5 shots',
      'October 202618 yards, 5 shots',
      'November 20269 yards, 6 shots',
    ]);
  },
};
export const OfAPlayer: Story = {
  args: { charts: [{ date: '2026-11-10', shots: tenShots }], who: { name: 'Amelia' }, author: 'pro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Amelia misses/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const TooFew: Story = {
  args: { charts: [{ date: '2026-11-10', shots: tenShots.slice(0, 2) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 shots. From 3 on/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Where 2 shots landed' }).querySelector('ellipse')).toBeNull();
  },
};
export const Empty: Story = { args: { charts: [] } };
export const InOneLine: Story = {
  args: { charts: [{ date: '2026-11-10', shots: inOneLine }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/They lie in one line/)).toBeVisible();
  },
};
export const Putting: Story = {
  args: { kind: 'putting_chart', metric: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You miss 19 inches right and 15 inches short')).toBeVisible();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
