import { MINUTE_MS } from '@fairway/time/units';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NOW } from '../../../../testing/clock.ts';
import { aGroupPage, aPlace, hasJoined, isOver, isWaiting, mayWait } from '../../../../testing/group-lessons.ts';
import { inKolkata, inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { type GroupLessonFacts, GroupLessonScreen } from './GroupLessonScreen.tsx';

const ready = (
  over: Partial<GroupLessonFacts['group']> = {},
  facts: Partial<Omit<GroupLessonFacts, 'group'>> = {},
) => ({
  status: 'ready' as const,
  group: aGroupPage(over),
  credits: 6,
  sells_credits: true,
  ...facts,
});
const offered_until = new Date(NOW.getTime() + 15 * MINUTE_MS).toISOString();
const joined = { place_id: 'place-1', place: aPlace(), can: hasJoined };

const meta = {
  title: 'Screens/Player/Group lesson',
  component: GroupLessonScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: {
    state: ready(),
    onJoin: fn(async () => undefined),
    onLeave: fn(async () => undefined),
    onWait: fn(async () => undefined),
    onStopWaiting: fn(async () => undefined),
  },
} satisfies Meta<typeof GroupLessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Joining takes 2 credits of your 6.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};
export const Joined: Story = {
  args: { state: ready(joined) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Join' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to leave this group lesson?' });
    await expect(dialog).toHaveTextContent('2 credits will be returned to you.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
};
export const Full: Story = {
  args: { state: ready({ taken: 8, can: mayWait }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join waiting list' }));
    await expect(args.onWait).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = {
  args: { state: ready({ taken: 8, is_waiting: true, can: isWaiting }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave waiting list' }));
    await expect(args.onStopWaiting).toHaveBeenCalledOnce();
  },
};
export const Offered: Story = {
  args: { state: ready({ taken: 7, is_waiting: true, offered_until }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Kept for you: 1[45]:\d\d left to join$/);
    await expect(canvas.getByRole('button', { name: 'No, thanks' })).toBeVisible();
  },
};
export const PaidOnTheDay: Story = { args: { state: ready({ payment_type: 'on_day', credits: 0, price: 2500 }) } };
export const FewCredits: Story = {
  args: { state: ready({}, { credits: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buy 1 credit to join' })).toHaveAttribute(
      'href',
      '/player/lessons/credits?credits=1&from=%2Fplayer%2Flessons%2Fgroups%2Fgroup-lesson-1',
    );
  },
};
/** A price in credits and one in money: the player chooses, as for any lesson. */
export const Either: Story = {
  args: { state: ready({ payment_type: 'either', price: 2500 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /^Credits.*2 credits · you have 6/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Pay on day.*£25.00/ }));
    await expect(canvas.getByText('You pay £25.00 on the day.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.onJoin).toHaveBeenCalledWith('on_day');
  },
};
export const EitherFewCredits: Story = {
  args: { state: ready({ payment_type: 'either', price: 2500 }, { credits: 1 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /You have 1, need 2/ })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Buy 1 credit' })).toHaveAttribute(
      'href',
      '/player/lessons/credits?credits=1&from=%2Fplayer%2Flessons%2Fgroups%2Fgroup-lesson-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.onJoin).toHaveBeenCalledWith('on_day');
  },
};
export const NoneSold: Story = { args: { state: ready({}, { credits: 0, sells_credits: false }) } };
export const Refused: Story = {
  args: { state: ready({ taken: 8, can: mayWait }, { errors: { places: [LESSON_MESSAGES.groupFull] } }) },
};
export const Over: Story = { args: { state: ready({ can: isOver }) } };
export const Cancelled: Story = { args: { state: ready({ cancelled_at: NOW.toISOString(), can: isOver }) } };
export const Elsewhere: Story = { decorators: [inKolkata] };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' }, args: { state: ready(joined) } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
