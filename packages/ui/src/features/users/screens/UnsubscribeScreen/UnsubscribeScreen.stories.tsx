import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

const ready = (on: boolean) => ({ status: 'ready' as const, subscription: { group: 'offers' as const, on } });

const meta = {
  title: 'Screens/Account/UnsubscribeScreen',
  component: UnsubscribeScreen,
  args: { state: ready(true), onSave: fn(async () => undefined), settingsHref: '/account/privacy' },
} satisfies Meta<typeof UnsubscribeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You get emails about offers.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop these emails' }));
    await expect(args.onSave).toHaveBeenCalledWith(false);
  },
};
export const Off: Story = {
  args: { state: ready(false) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/You no longer get emails about offers/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send them again' }));
    await expect(args.onSave).toHaveBeenCalledWith(true);
  },
};
export const DeadLink: Story = {
  args: { state: { status: 'ready', subscription: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    // The browser's own colour of links is none of ours, and is not to be read on the dark ground.
    const settings = canvas.getByRole('link', { name: 'Manage your notifications' });
    await expect(getComputedStyle(settings).color).not.toBe('rgb(0, 0, 238)');
    await expect(settings.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { args: { state: ready(false) }, globals: { viewport: { value: 'desktop' } } };
