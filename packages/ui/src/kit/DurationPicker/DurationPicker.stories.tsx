import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DurationPicker } from './DurationPicker.tsx';

const meta = {
  title: 'Components/DurationPicker',
  component: DurationPicker,
  args: { value: 60, onChange: fn() },
} satisfies Meta<typeof DurationPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1 hour 30 minutes' }));
    await expect(args.onChange).toHaveBeenCalledWith(90);
  },
};
export const Unchosen: Story = { args: { value: null } };
export const WithError: Story = { args: { value: null, error: 'Please choose a duration.' } };
export const LongText: Story = {
  args: { label: 'The duration of lessons that players book with you unless another is agreed' },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
