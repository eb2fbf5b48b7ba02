import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { UnsyncedScreen } from './UnsyncedScreen.tsx';

const meta = {
  title: 'Screens/Pro/Unsynced records',
  component: UnsyncedScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: { unsent: { records: 2 }, onLogout: fn() },
} satisfies Meta<typeof UnsyncedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^2 lesson records are not uploaded yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const One: Story = { args: { unsent: { records: 1 } } };
export const Messages: Story = {
  args: { unsent: { messages: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 messages are not sent yet/)).toBeVisible();
    await expect(canvas.queryByText(/lesson record/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Stay logged in' })).toBeVisible();
  },
};
export const PracticeAndKit: Story = {
  args: { unsent: { results: 1, kit: 3 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^A practice result is not sent yet/)).toBeVisible();
    await expect(canvas.getByText(/^3 changes to the bag or yardages are not saved yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const Both: Story = { args: { unsent: { records: 1, messages: 1 } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
