import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { FutureAvailabilityScreen } from './FutureAvailabilityScreen.tsx';

const meta = {
  title: 'Screens/Pro/Future availability',
  component: FutureAvailabilityScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: { state: { status: 'ready', diary_availability_months: 3, timezone: ZONE }, onSave: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof FutureAvailabilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/up to and including 24 February 2027/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '12 months' }));
    await expect(canvas.getByText(/up to and including 24 November 2027/)).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
    await expect(args.onSave).toHaveBeenCalledWith(12);
  },
};
export const Refused: Story = { args: { errors: { diary_availability_months: ['Please choose 1 to 12 months.'] } } };
export const Busy: Story = { args: { busy: true } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
