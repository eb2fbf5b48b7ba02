import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { WebPushRow } from './WebPushRow.tsx';

const meta = {
  title: 'Components/WebPushRow',
  component: WebPushRow,
  args: { state: 'off', onChange: fn() },
  decorators: [
    (Story) => (
      <ListCard label="In this browser">
        <Story />
      </ListCard>
    ),
  ],
} satisfies Meta<typeof WebPushRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('switch', { name: /^Notifications in this browser/ });
    await expect(row).not.toBeChecked();
    await userEvent.click(row);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = {
  args: { state: 'on' },
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('switch', { name: /^Notifications in this browser/ });
    await expect(row).toBeChecked();
    await userEvent.click(row);
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
export const Checking: Story = { args: { state: 'checking' } };
export const Asking: Story = {
  args: { state: 'asking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(canvas.getByText(/choose “Allow”/)).toBeVisible();
  },
};
export const OnButNothingIsSent: Story = {
  args: { state: 'on', sent: false },
  play: async ({ canvas }) => expect(canvas.getByText(/to receive them/)).toBeVisible(),
};
export const Blocked: Story = {
  args: { state: 'blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.getByText(/settings for this site/)).toBeVisible();
  },
};
export const NeedsHomeScreen: Story = { args: { state: 'needs-home-screen' } };
export const Unsupported: Story = { args: { state: 'unsupported' } };
export const Dark: Story = { args: { state: 'on' }, globals: { scheme: 'dark' } };
export const BlockedDark: Story = { args: { state: 'blocked' }, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
