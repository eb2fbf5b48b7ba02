import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { aKeyReminder, KEY_REMINDERS } from '../../../../testing/practice.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { RemindersScreen } from './RemindersScreen.tsx';

const ready = (reminders = KEY_REMINDERS) => ({ status: 'ready' as const, reminders });

const meta = {
  title: 'Screens/Pro/Key reminders',
  component: RemindersScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    state: ready(),
    name: 'Jamie Whitlock',
    back: { href: '/pro/players/player-1', label: 'Back to the player' },
    onSave: fn(async () => undefined),
    onDelete: fn(async () => undefined),
    onMove: fn(),
  },
} satisfies Meta<typeof RemindersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Adds: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add reminder' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add reminder' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Title' }), 'Head still');
    await userEvent.type(form.getByRole('textbox', { name: 'Notes' }), 'Until the ball drops');
    await userEvent.click(form.getByRole('button', { name: 'Save reminder' }));
    await expect(args.onSave).toHaveBeenCalledWith(null, { title: 'Head still', notes: 'Until the ball drops' });
  },
};
export const Edits: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Feet together for ten swings' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit reminder' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save reminder' }));
    await expect(args.onSave).toHaveBeenCalledWith(KEY_REMINDERS[1], {
      title: 'Feet together for ten swings',
      notes: '',
    });
  },
};
export const Refused: Story = {
  args: {
    onSave: fn(() => Promise.reject(new Error('refused'))),
    errors: { title: [PRACTICE_MESSAGES.reminderTitle] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add reminder' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add reminder' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save reminder' }));
    await expect(form.getByText(PRACTICE_MESSAGES.reminderTitle)).toBeVisible();
  },
};
export const AsksBeforeItLosesChanges: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add reminder' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add reminder' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Title' }), 'Head');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(screen.queryByRole('dialog', { name: 'Add reminder' })).toBeNull();
  },
};
export const Deletes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Count to two on every putt' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to delete this reminder?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete reminder' }));
    await expect(args.onDelete).toHaveBeenCalledWith(KEY_REMINDERS[0]);
  },
};
export const SortsByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Reminder 3 of 3' }).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('Reminder 3 of 3 is held over place 3.');
    await userEvent.keyboard('{ArrowUp}');
    await canvas.findByText('Reminder 3 of 3 is held over place 2.');
    await userEvent.keyboard(' ');
    await canvas.findByText('Reminder 3 is now reminder 2 of 3.');
    await expect(args.onMove).toHaveBeenCalledWith(2, 1);
  },
};
export const One: Story = { args: { state: ready(KEY_REMINDERS.slice(0, 1)) } };
export const Empty: Story = { args: { state: ready([]) } };
export const LongText: Story = {
  args: {
    state: ready([
      aKeyReminder({ title: 'W'.repeat(50), notes: 'Finish high and hold it until the ball lands. '.repeat(20) }),
      aKeyReminder({ id: 'other', title: 'Rettungsschläger vor dem Abschlag gut abwischen, ja' }),
    ]),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
