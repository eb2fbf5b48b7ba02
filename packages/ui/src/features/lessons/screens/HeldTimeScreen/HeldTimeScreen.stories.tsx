import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { SCHEDULE_MESSAGES } from '@fairway/contracts/messages/schedule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aBookingForm } from '../../../../testing/booking-form.ts';
import { NOW } from '../../../../testing/clock.ts';
import { inKolkata, inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { aHeldTime } from '../../../../testing/waiting-list.ts';
import { type HeldTimeFacts, HeldTimeScreen } from './HeldTimeScreen.tsx';

const facts: HeldTimeFacts = { hold: aHeldTime(), form: aBookingForm() };
const ready = (over: Partial<HeldTimeFacts> = {}) => ({ status: 'ready' as const, ...facts, ...over });

const meta = {
  title: 'Screens/Player/Held time',
  component: HeldTimeScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: { state: ready(), onBook: fn(async () => undefined), onDecline: fn(async () => undefined) },
} satisfies Meta<typeof HeldTimeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d left to decide$/);
    await userEvent.click(canvas.getByRole('radio', { name: /Pay on day/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Book it' }));
    await expect(args.onBook).toHaveBeenCalledWith('on_day');
    const no = canvas.getByRole('button', { name: 'No, thanks' });
    await waitFor(() => expect(no).toBeEnabled());
    await userEvent.click(no);
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
/** The time passes while the page is open: the question goes, without a word from the server. */
export const RunsOut: Story = {
  args: { state: ready({ hold: aHeldTime({ expires_at: new Date(NOW.getTime() + 1000).toISOString() }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(SCHEDULE_MESSAGES.holdLapsed, {}, { timeout: 3000 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Book it' })).toBeNull();
  },
};
export const Over: Story = { args: { state: ready({ hold: aHeldTime({ refusal: SCHEDULE_MESSAGES.holdGone }) }) } };
export const FewCredits: Story = { args: { state: ready({ form: aBookingForm({ credits: 1 }) }) } };
export const OneCredit: Story = {
  args: { state: ready({ hold: aHeldTime({ end: '10:15:00', duration: 15 }), form: aBookingForm({ credits: 1 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Booking takes 1 credit of your 1\. If you say no,/)).toBeVisible();
  },
};
export const Refused: Story = { args: { state: ready({ errors: { time: [LESSON_MESSAGES.timeTaken] } }) } };
export const Elsewhere: Story = { decorators: [inKolkata] };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
