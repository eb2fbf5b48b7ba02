import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { LessonSettingsScreen } from './LessonSettingsScreen.tsx';

const saved = { lesson_duration: 60, preffered_lesson_duration: 15, lesson_price: 1250, currency: 'GBP' };

const meta = {
  title: 'Screens/Pro/Duration and pricing',
  component: LessonSettingsScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: { state: { status: 'ready', ...saved }, onSave: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof LessonSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      within(canvas.getByRole('radiogroup', { name: 'When players book' })).getByRole('radio', { name: '45 minutes' }),
    );
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    const price = canvas.getByLabelText('Price of one credit');
    await userEvent.clear(price);
    await userEvent.type(price, '15');
    await expect(canvas.getByText(/A lesson of 45 minutes takes 3 credits: £45.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      lesson_duration: 45,
      preffered_lesson_duration: 15,
      lesson_price: 1500,
    });
  },
};
/** Nothing is set yet. */
export const Empty: Story = {
  args: { state: { status: 'ready', ...saved, lesson_duration: null, lesson_price: null } },
};
export const Yen: Story = { args: { state: { status: 'ready', ...saved, lesson_price: 2500, currency: 'JPY' } } };
export const Leaves: Story = { args: { leaving: { stay: fn(), leave: fn() } } };
export const Refused: Story = {
  args: { errors: { lesson_price: ['That price is too high.'], lesson_duration: ['Please choose a duration.'] } },
};
export const Busy: Story = { args: { busy: true } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
