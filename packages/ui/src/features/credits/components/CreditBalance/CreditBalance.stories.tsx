import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { someCredits } from '../../../../testing/credits.ts';
import { ZONE } from '../../../../testing/clock.ts';
import { CreditBalance } from './CreditBalance.tsx';

const meta = {
  title: 'Components/Credits/Balance',
  component: CreditBalance,
  args: {
    credits: someCredits([9, 2], [160, 6], [364, 4]),
    timezone: ZONE,
    none: 'You can pay for lessons on the day.',
  },
} satisfies Meta<typeof CreditBalance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Credits by when they expire: 2 on 3 December 2026, in less than 30 days; 6 on 3 May 2027; 4 on 23 November 2027',
      }),
    ).toBeVisible();
    await expect(canvas.getAllByText('Expiring')).toHaveLength(1);
  },
};
export const One: Story = { args: { credits: someCredits([300, 1]) } };
export const Many: Story = {
  args: { credits: someCredits([2, 20], [5, 20], [60, 20], [64, 12], [120, 3], [200, 20], [250, 1], [364, 20]) },
};
export const None: Story = { args: { credits: {} } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const ManyDark: Story = { args: Many.args, globals: { scheme: 'dark' } };
export const Desktop: Story = { args: Many.args, globals: { viewport: { value: 'desktop' } } };
