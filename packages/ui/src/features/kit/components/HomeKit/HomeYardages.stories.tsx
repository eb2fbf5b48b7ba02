import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { someYardages } from '../../../../testing/kit.ts';
import { HomeYardages } from './HomeYardages.tsx';

const meta = {
  title: 'Screens/Kit/HomeYardages',
  component: HomeYardages,
  args: { yardages: someYardages(), unit: 'yards' },
} satisfies Meta<typeof HomeYardages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    const tiles = within(canvas.getByRole('list', { name: 'Yardages' })).getAllByRole('listitem');
    await expect(tiles).toHaveLength(6);
    await expect(tiles[0]).toHaveTextContent('228 ydDriver');
    await expect(canvas.getByRole('link', { name: 'View yardages' })).toHaveAttribute('href', '/player/yardages');
  },
};
export const InMetres: Story = {
  args: { unit: 'metres' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('208 mDriver'),
};
export const Few: Story = { args: { yardages: someYardages(2) } };
export const Empty: Story = {
  args: { yardages: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /Add your yardages/ })).toBeVisible(),
};
export const LongNames: Story = {
  args: { yardages: someYardages(3).map((row) => ({ ...row, club: 'Rettungsschläger'.repeat(6) })) },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
