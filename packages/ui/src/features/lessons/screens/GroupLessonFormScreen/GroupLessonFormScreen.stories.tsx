import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { aProBookingForm } from '../../../../testing/booking-form.ts';
import { aGroupLesson, mayChange } from '../../../../testing/group-lessons.ts';
import { retry } from '../../../../testing/inPlayerShell.tsx';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { GroupLessonFormScreen } from './GroupLessonFormScreen.tsx';

const form = aProBookingForm();
const group = aGroupLesson({ can: mayChange });

const meta = {
  title: 'Screens/Pro/Group lesson form',
  component: GroupLessonFormScreen,
  parameters: pageParameters,
  decorators: [inProShell()],
  args: {
    state: { status: 'ready', form },
    date: '2026-11-28',
    onSave: fn(async () => undefined),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof GroupLessonFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Title/ }), 'Short game clinic');
    await expect(canvas.getByRole('radio', { name: '1 hour' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'On the day' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '25');
    await userEvent.click(canvas.getByRole('button', { name: 'Plan group lesson' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      title: 'Short game clinic',
      duration: 60,
      date: '2026-11-28',
      time: [{ start: '10:00:00', end: '11:00:00' }],
      places: 8,
      payment_type: 'on_day',
      credits: null,
      price: 2500,
      venue: null,
      note: null,
      outside_availability: false,
    });
  },
};
/** What is typed is not lost by a step back. */
export const Leaving: Story = {
  args: { leaving: { stay: fn(), leave: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await expect(args.leaving?.stay).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: /Title/, hidden: true }), 'S');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};
/** A price in credits and one in money, of which players choose. */
export const Either: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Title/ }), 'Short game clinic');
    await userEvent.click(canvas.getByRole('radio', { name: 'Either' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '25');
    await userEvent.click(canvas.getByRole('button', { name: 'Plan group lesson' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ payment_type: 'either', credits: 2, price: 2500 }),
    );
  },
};
/** The coach is warned once, and may plan it all the same (D4). */
export const OutsideHours: Story = {
  args: { errors: { time: [LESSON_MESSAGES.outsideHours] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Plan it at this time anyway' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Title/ }), 'Night putting');
    await userEvent.click(canvas.getByRole('button', { name: 'Plan group lesson' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ outside_availability: true }));
  },
};
export const TimeTaken: Story = {
  args: { errors: { time: [LESSON_MESSAGES.timeTaken], title: [LESSON_MESSAGES.groupTitle] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const Change: Story = { args: { id: group.id, state: { status: 'ready', form, group } } };
export const ChangeUnsold: Story = {
  args: { id: group.id, state: { status: 'ready', form, group: { ...group, taken: 0 } } },
};
export const Closed: Story = {
  args: { state: { status: 'ready', form: aProBookingForm({ refusal: LESSON_MESSAGES.notBookable }) } },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
