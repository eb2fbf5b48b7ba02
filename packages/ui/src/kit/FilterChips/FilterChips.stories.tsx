import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconStar, IconVideo } from '@tabler/icons-react';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterChips } from './FilterChips.tsx';

const onStar = fn();
const meta = {
  title: 'Components/FilterChips',
  component: FilterChips,
  args: {
    label: 'Filters',
    chips: [
      { label: 'Favourites', icon: IconStar, on: false, onChange: onStar },
      { label: 'Video lessons', icon: IconVideo, on: true, onChange: fn() },
    ],
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites', pressed: false }));
    await expect(onStar).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Video lessons', pressed: true })).toBeVisible();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
