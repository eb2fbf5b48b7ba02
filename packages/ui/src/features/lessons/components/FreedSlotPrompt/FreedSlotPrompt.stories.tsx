import type { ReleasedTime } from '@fairway/contracts/lessons/lessons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TODAY } from '../../../../testing/clock.ts';
import { aCancelledLesson } from '../../../../testing/lessons.ts';
import { ALEX, PRIYA } from '../../../../testing/people.ts';
import { addDays } from '@fairway/time/calendar';
import { FreedSlotPrompt } from './FreedSlotPrompt.tsx';

const aTime = (over: Partial<ReleasedTime> = {}): ReleasedTime => ({
  ...aCancelledLesson({ date: addDays(TODAY, 2), player: ALEX }),
  still_free: true,
  ...over,
});
const second = aTime({
  ...aCancelledLesson({ date: addDays(TODAY, 3), start: '15:30:00', player: PRIYA, player_id: PRIYA.id }),
});

const meta = {
  title: 'Components/FreedSlotPrompt',
  component: FreedSlotPrompt,
  args: { times: [aTime()], onAnswer: fn(async () => {}) },
} satisfies Meta<typeof FreedSlotPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvas, args }) => {
    const prompt = within(canvas.getByRole('region', { name: /^Alex Taylor/ }));
    await expect(prompt.getByText('Thursday 26 November, 10:00 to 11:00')).toBeVisible();
    await userEvent.click(prompt.getByRole('button', { name: 'Notify players' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(args.times[0], true);
  },
};
export const Several: Story = {
  args: { times: [aTime(), second] },
  play: async ({ canvas, args }) => {
    const prompt = within(canvas.getByRole('region', { name: /^Priya Raman/ }));
    await userEvent.click(prompt.getByRole('button', { name: 'Do not notify' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(args.times[1], false);
  },
};
/** Somebody else has booked the time, or the day was closed. */
export const Taken: Story = {
  args: { times: [aTime({ still_free: false })] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(args.times[0], false);
  },
};
export const Nothing: Story = { args: { times: [] } };
export const LongText: Story = {
  args: {
    times: [
      aTime({
        player: {
          ...ALEX,
          first_name: 'Hubert Blaine',
          last_name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
        },
      }),
    ],
  },
};
export const Dark: Story = { ...Several, globals: { scheme: 'dark' } };
