import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aPendingPlayer } from '../../../../testing/players.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { PendingPlayerScreen } from './PendingPlayerScreen.tsx';

const ready = (over: Parameters<typeof aPendingPlayer>[0] = {}) =>
  ({ status: 'ready', player: aPendingPlayer(over) }) as const;

const meta = {
  title: 'Screens/Pro/Pending player',
  component: PendingPlayerScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: { state: ready(), onResend: fn(), onCancel: fn(), closeHref: '/pro/players' },
} satisfies Meta<typeof PendingPlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel invitation' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Are you sure you want to remove this pending player?' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove player' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const WithPhone: Story = { args: { state: ready({ phone: '+447700900123' }) } };
export const RunOut: Story = { args: { state: ready({ expires_at: '2026-11-20T09:00:00.000Z' }) } };
export const Refused: Story = {
  args: { refusal: 'This address cannot be invited: somebody already uses Fairway with it.' },
};
export const Sending: Story = { args: { busy: 'resend' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: {
    state: ready({ ...LONG_NAMED, email: 'maximiliana-josephine.featherstonehaugh-cholmondeley@golf-club.example' }),
  },
};
