import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { ActingBanner } from './ActingBanner.tsx';

const meta = {
  title: 'Coaching/ActingBanner',
  component: ActingBanner,
  args: { first_name: 'Emma', onBack: fn(async () => undefined), onLeave: fn(async () => undefined), onStay: fn() },
} satisfies Meta<typeof ActingBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
/** What could not be sent is asked about: it goes no further until somebody is here for the child again. */
export const Unsent: Story = {
  args: { unsent: { messages: 1, results: 2, kit: 0 } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch back before this is sent?' }));
    await expect(dialog.getByText(/^A message is not sent yet/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay with Emma' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Switch back' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { first_name: LONG_NAMED.first_name.repeat(2) } };
export const UnsentDark: Story = { args: Unsent.args, globals: { scheme: 'dark' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
