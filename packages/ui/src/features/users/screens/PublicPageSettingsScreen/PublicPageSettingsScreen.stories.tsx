import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { retry } from '../../../../testing/inPlayerShell.tsx';
import { PublicPageSettingsScreen } from './PublicPageSettingsScreen.tsx';

const on = { public_page_enabled: true, public_page_indexed: false };
const ready = (settings = on, referral_code: string | null = 'PARFUR') => ({
  status: 'ready' as const,
  settings,
  referral_code,
});

const meta = {
  title: 'Screens/Account/Public page',
  component: PublicPageSettingsScreen,
  args: {
    state: ready(),
    origin: 'https://fairway.example.com',
    onToggle: fn(async () => undefined),
    onCopy: fn(),
    backHref: '/account',
  },
} satisfies Meta<typeof PublicPageSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Show in search engines/ }));
    await expect(args.onToggle).toHaveBeenCalledWith('public_page_indexed', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to Clipboard' }));
    await expect(args.onCopy).toHaveBeenCalledWith('https://fairway.example.com/c/PARFUR');
    await expect(canvas.getByRole('link', { name: 'Preview your page' })).toHaveAttribute('href', '/c/PARFUR');
  },
};
export const Off: Story = {
  args: { state: ready({ public_page_enabled: false, public_page_indexed: true }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('switch', { name: /^Show in search engines/ })).toBeDisabled();
    await expect(canvas.queryByText(/PARFUR/)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Nobody sees it yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^Public page/ }));
    await expect(args.onToggle).toHaveBeenCalledWith('public_page_enabled', true);
  },
};
export const WithoutCode: Story = { args: { state: ready(on, null) } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
