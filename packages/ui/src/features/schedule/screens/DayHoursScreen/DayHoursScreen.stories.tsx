import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { someWeek } from '../../../../testing/diary.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { DayHoursScreen } from './DayHoursScreen.tsx';

const meta = {
  title: 'Screens/Pro/Hours of a day',
  component: DayHoursScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: { day: 0, state: { status: 'ready', week: someWeek() }, onDayChange: fn(), onSave: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof DayHoursScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** On the smallest phone a time is still read whole: its field is as wide as "Midnight" and the arrows need. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByLabelText(/^(From|To)$/))
      await expect(field.getBoundingClientRect().width).toBeGreaterThanOrEqual(120);
  },
};

/** A row is added, set, another removed after the question, and the day saved. */
export const SetsHours: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add availability' }));
    const added = within(canvas.getByRole('group', { name: 'Time 3' }));
    await waitFor(() => expect(added.getByLabelText('From')).toHaveFocus());
    await expect(added.getByLabelText('From')).toHaveValue('12:00:00');
    await expect(added.getByLabelText('To')).toHaveValue('13:00:00');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.selectOptions(added.getByLabelText('From'), '19:45');
    await userEvent.selectOptions(added.getByLabelText('To'), 'Midnight');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 13:30 to 18:00' }));
    await screen.findByRole('dialog', { name: 'Are you sure you want to remove this time?' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove time' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
    await expect(args.onSave).toHaveBeenCalledWith([
      { start: '09:00:00', end: '12:30:00' },
      { start: '19:45:00', end: '00:00:00' },
    ]);
  },
};

/** Another day leads to its page. */
export const ChoosesAnotherDay: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Day'), 'Sunday');
    await expect(args.onDayChange).toHaveBeenCalledWith(6);
  },
};

/** What was saved comes back in order: nothing is left to save. */
export const Saved: Story = {
  render: function Saving(args) {
    const [week, setWeek] = useState(someWeek());
    const save = (times: { start: string; end: string }[]) => {
      const sorted = [...times].sort((a, b) => a.start.localeCompare(b.start));
      setWeek((before) => [
        ...before.filter(({ day }) => day !== args.day),
        ...sorted.map((range) => ({ day: args.day, ...range })),
      ]);
    };
    return <DayHoursScreen {...args} state={{ status: 'ready', week }} onSave={save} />;
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add availability' }));
    await userEvent.selectOptions(
      within(canvas.getByRole('group', { name: 'Time 3' })).getByLabelText('From'),
      '07:00',
    );
    await expect(canvas.getByText('Changes not saved yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(canvas.queryByText('Changes not saved yet')).toBeNull());
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

export const Leaves: Story = { args: { leaving: { stay: fn(), leave: fn() } } };
export const Overlapping: Story = { args: { errors: { times: ['Some of these times overlap.'] } } };
export const Empty: Story = { args: { day: 4 } };
export const Busy: Story = { args: { busy: true } };
export const ManyRows: Story = {
  args: {
    state: {
      status: 'ready',
      week: [8, 10, 12, 14, 16, 18, 20].map((hour) => ({
        day: 0,
        start: `${String(hour).padStart(2, '0')}:15:00`,
        end: `${hour + 1}:45:00`.padStart(8, '0'),
      })),
    },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
