import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { aGoal, GOALS } from '../../../../testing/practice.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { PlayerGoalsScreen } from './PlayerGoalsScreen.tsx';

const ready = (goals = GOALS) => ({
  status: 'ready' as const,
  goals,
  name: 'Jamie Whitlock',
  first_name: 'Jamie',
  timezone: ZONE,
});

const meta = {
  title: 'Screens/Pro/PlayerGoals',
  component: PlayerGoalsScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    state: ready(),
    back: { href: '/pro/players/player-1', label: 'Back to the player' },
    onPropose: fn(async () => undefined),
    onEdit: fn(async () => undefined),
    onNote: fn(async () => undefined),
    onAccept: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof PlayerGoalsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const agreed = within(canvas.getByRole('article', { name: 'Single figures by the end of the season' }));
    await expect(agreed.getByText('Handicap: 14.2 to 9.9 by 1 March 2027')).toBeVisible();
    await expect(agreed.getByText('Now 11.6, noted on 15 November 2026: Two good rounds in the wind')).toBeVisible();
    await expect(
      agreed.getByRole('img', { name: /14\.2 at the beginning, 13\.4 on .*; the goal is 9\.9$/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Waiting for Jamie')).toBeVisible();
  },
};
export const Accepts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept goal' }));
    await expect(args.onAccept).toHaveBeenCalledWith(GOALS[1]);
  },
};
export const Notes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Note progress' }));
    const form = within(await screen.findByRole('dialog', { name: 'Note progress' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Now' }), '11.2');
    const [save, cancel] = ['Save progress', 'Cancel'].map((name) => form.getByRole('button', { name }));
    await expect(form.getByRole('textbox', { name: 'Now' })).toHaveAccessibleDescription(/ to .* by /);
    // On a phone each has a line, what saves the first.
    await expect(save!.getBoundingClientRect().bottom).toBeLessThan(cancel!.getBoundingClientRect().top);
    await userEvent.click(save!);
    await expect(args.onNote).toHaveBeenCalledWith(GOALS[0], { value: 11.2, note: '' });
  },
};
export const Proposes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Propose goal' }));
    const form = within(await screen.findByRole('dialog', { name: 'Propose a goal' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Goal' }), 'Break 80');
    await userEvent.type(form.getByRole('textbox', { name: 'Now' }), '85');
    await userEvent.type(form.getByRole('textbox', { name: 'Goal to reach' }), '79');
    await userEvent.click(form.getByRole('button', { name: 'Propose goal' }));
    await expect(args.onPropose).toHaveBeenCalledWith({
      title: 'Break 80',
      measure: 'handicap',
      unit: '',
      start: 85,
      target: 79,
      due_on: '',
    });
  },
};
/** A number below zero, which no keyboard for numbers of a phone can type. */
export const BelowZero: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Note progress' }));
    const form = within(await screen.findByRole('dialog', { name: 'Note progress' }));
    const now = await form.findByRole('textbox', { name: 'Now' });
    await expect(now).toHaveAttribute('inputmode', 'text');
    await userEvent.type(now, '-1.5');
    await userEvent.click(form.getByRole('button', { name: 'Save progress' }));
    await expect(args.onNote).toHaveBeenCalledWith(GOALS[0], { value: -1.5, note: '' });
  },
};
/** What the player has not accepted yet is changed as it stands. */
export const Changes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change goal' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change the goal' }));
    await expect(await form.findByRole('textbox', { name: 'Goal' })).toHaveValue('A hundred with the driver');
    const target = form.getByRole('textbox', { name: 'Goal to reach' });
    await userEvent.clear(target);
    await userEvent.type(target, '98.5');
    await userEvent.click(form.getByRole('button', { name: 'Save goal' }));
    await expect(args.onEdit).toHaveBeenCalledWith(GOALS[2], {
      title: 'A hundred with the driver',
      measure: 'club_speed',
      unit: '',
      start: 92,
      target: 98.5,
      due_on: '2027-03-01',
    });
  },
};
/** What the server refuses of a change stands under its field, and what was typed is kept. */
export const ChangeRefused: Story = {
  args: {
    onEdit: fn(() => Promise.reject(new Error('refused'))),
    errors: { due_on: [PRACTICE_MESSAGES.goalPast] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change goal' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change the goal' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Goal' }), ' again');
    await userEvent.click(form.getByRole('button', { name: 'Save goal' }));
    await expect(form.getByText(PRACTICE_MESSAGES.goalPast)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Goal' })).toHaveValue('A hundred with the driver again');
  },
};
export const Refused: Story = {
  args: {
    onPropose: fn(() => Promise.reject(new Error('refused'))),
    errors: { title: [PRACTICE_MESSAGES.goalTitle], due_on: [PRACTICE_MESSAGES.goalPast] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Propose goal' }));
    const form = within(await screen.findByRole('dialog', { name: 'Propose a goal' }));
    await userEvent.click(await form.findByRole('button', { name: 'Propose goal' }));
    await expect(form.getByText(PRACTICE_MESSAGES.goalTitle)).toBeVisible();
    await expect(form.getByText(PRACTICE_MESSAGES.goalPast)).toBeVisible();
  },
};
export const Removes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Thirty putts a round' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to remove this goal?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove goal' }));
    await expect(args.onRemove).toHaveBeenCalledWith(GOALS[1]);
  },
};
export const NothingNoted: Story = { args: { state: ready([aGoal({ progress: [] })]) } };
export const Empty: Story = { args: { state: ready([]) } };
export const LongText: Story = {
  args: {
    state: ready([aGoal({ title: 'W'.repeat(100), measure: 'own', unit: 'Rettungsschläger aus dem tiefen Rough ja' })]),
  },
};
export const LoadingGoals: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
