import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { ActingBanner } from './ActingBanner.tsx';

const meta = {
  title: 'Coaching/ActingBanner',
  component: ActingBanner,
  args: { first_name: 'Emma', onBack: fn(async () => undefined) },
} satisfies Meta<typeof ActingBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { first_name: LONG_NAMED.first_name.repeat(2) } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
