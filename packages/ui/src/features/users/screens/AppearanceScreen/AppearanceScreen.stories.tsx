import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppearanceScreen } from './AppearanceScreen.tsx';

const meta = {
  title: 'Screens/Account/AppearanceScreen',
  component: AppearanceScreen,
  args: { scheme: 'auto', onScheme: fn(), singleKeys: true, onSingleKeys: fn(), backHref: '/account' },
} satisfies Meta<typeof AppearanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheDevice: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Dark/ }));
    await expect(args.onScheme).toHaveBeenCalledWith('dark');
  },
};
export const Light: Story = { args: { scheme: 'light' } };
export const Dark: Story = { args: { scheme: 'dark' }, globals: { scheme: 'dark' } };
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Single-key shortcuts/ }));
    await expect(args.onSingleKeys).toHaveBeenCalledWith(false);
  },
};
export const DesktopDark: Story = {
  args: { scheme: 'dark', singleKeys: false },
  globals: { viewport: { value: 'desktop' }, scheme: 'dark' },
};
/** A phone is told of no keys. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
