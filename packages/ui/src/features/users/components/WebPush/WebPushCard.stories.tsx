import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WebPushCard } from './WebPushCard.tsx';

const meta = {
  title: 'Components/WebPushCard',
  component: WebPushCard,
  args: { side: 'player', state: 'off', onTurnOn: fn(), onDismiss: fn() },
} satisfies Meta<typeof WebPushCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Get notified when something changes' }));
    await expect(card.getByText(/your coach moves or cancels/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Turn on notifications' }));
    await expect(args.onTurnOn).toHaveBeenCalledOnce();
    await userEvent.click(card.getByRole('button', { name: 'Not now' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const OfferedToCoach: Story = {
  args: { side: 'pro' },
  play: async ({ canvas }) => expect(canvas.getByText(/a player books, moves or cancels/)).toBeVisible(),
};
export const Asking: Story = {
  args: { state: 'asking' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Not now' })).toBeDisabled(),
};
export const TurnedOn: Story = {
  args: { state: 'on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Notifications are on in this browser.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Refused: Story = { args: { state: 'blocked' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
