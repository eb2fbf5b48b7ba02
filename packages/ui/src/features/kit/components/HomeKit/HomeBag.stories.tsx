import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BAG } from '../../../../paths/player.ts';
import { aBag } from '../../../../testing/kit.ts';
import { HomeBag } from './HomeBag.tsx';

const meta = {
  title: 'Screens/Kit/HomeBag',
  component: HomeBag,
  args: { clubs: aBag(), handed: 'right', href: BAG },
} satisfies Meta<typeof HomeBag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^14 clubs/ });
    await expect(link).toHaveAttribute('href', '/player/bag');
    await expect(canvas.getByText('Driver, 3 wood, 5 wood, 4 hybrid and 10 more')).toBeVisible();
  },
};
export const Few: Story = { args: { clubs: aBag(1) } };
export const Empty: Story = {
  args: { clubs: [] },
  play: async ({ canvas }) => expect(canvas.getByText('Add the clubs you play with')).toBeVisible(),
};
export const LeftHanded: Story = { args: { handed: 'left' } };
export const LongNames: Story = {
  args: { clubs: aBag(2).map((club) => ({ ...club, club: 'Rettungsschläger'.repeat(12) })) },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
