import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StarButton } from './StarButton.tsx';

const meta = {
  title: 'Components/StarButton',
  component: StarButton,
  args: { starred: false, of: '17 Nov 2026', onChange: fn() },
} satisfies Meta<typeof StarButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  render: function Starring({ onChange, ...args }) {
    const [starred, setStarred] = useState(args.starred);
    return (
      <StarButton
        {...args}
        starred={starred}
        onChange={(next) => {
          onChange(next);
          setStarred(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const star = canvas.getByRole('button', { name: 'Favourite, 17 Nov 2026', pressed: false });
    await userEvent.click(star);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    star.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const Starred: Story = { args: { starred: true } };
export const Dark: Story = { args: { starred: true }, globals: { scheme: 'dark' } };
