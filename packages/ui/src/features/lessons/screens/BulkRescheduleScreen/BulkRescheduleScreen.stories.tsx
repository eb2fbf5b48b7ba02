import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TODAY } from '../../../../testing/clock.ts';
import { aLesson } from '../../../../testing/lessons.ts';
import { ALEX, LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { addDays } from '@fairway/time/calendar';
import { useState } from 'react';
import type { AffectedLesson, RequestedReschedule, NoticePreview } from './choices.ts';
import { BulkRescheduleScreen, type BulkRescheduleScreenProps } from './BulkRescheduleScreen.tsx';

const DAY = addDays(TODAY, 2);
const suggestions = [
  { date: addDays(DAY, 1), start: '10:00:00', end: '11:00:00' },
  { date: addDays(DAY, 2), start: '09:45:00', end: '10:45:00' },
];
const first: AffectedLesson = { lesson: aLesson({ date: DAY }), suggestions };
const second: AffectedLesson = {
  lesson: aLesson({ date: DAY, start: '13:00:00', player: PRIYA, player_id: PRIYA.id, payment_type: 'on_day' }),
  suggestions: [],
};
const notice: NoticePreview = {
  player: ALEX,
  channels: ['push', 'email'],
  subject: 'Sam Green moved your lesson: Friday 27 November, 10:00',
  lead: 'The course cannot be played at that time.',
  lines: [
    {
      label: 'Moved to',
      value: 'Friday 27 November, 10:00 to 11:00 (GMT, London)',
      was: 'Thursday 26 November, 10:00',
    },
    { label: 'With', value: 'Sam Green', was: null },
  ],
};
const period = { start: DAY, from: '10:00:00', end: DAY, until: '15:00:00' };

const meta = {
  title: 'Screens/Pro/Unplayable time',
  component: BulkRescheduleScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: {
    period,
    state: { status: 'ready', lessons: [first, second] },
    onPeriod: fn(),
    onPreview: fn<BulkRescheduleScreenProps['onPreview']>(async () => [notice]),
    onConfirm: fn<BulkRescheduleScreenProps['onConfirm']>(async () => {}),
    backHref: '/pro/lessons/diary',
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof BulkRescheduleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = {
  ...period,
  close: true,
  note: 'Flooded.',
  choices: [
    {
      lesson_id: first.lesson.id,
      action: 'move',
      date: suggestions[1]!.date,
      time: [{ start: '09:45:00', end: '10:45:00' }],
      outside_availability: false,
    },
    { lesson_id: second.lesson.id, action: 'cancel' },
  ],
};

/** Moved where there is a free time, cancelled where there is none; what will be sent is shown before it is done. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: /^Alex Taylor/ }));
    await userEvent.selectOptions(card.getByRole('combobox', { name: 'New time' }), 'Sat 28 Nov, 09:45 to 10:45');
    await expect(within(canvas.getByRole('region', { name: /^Priya/ })).getByText('Nothing to pay.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to players' }), 'Flooded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'This will be sent' }));
    await expect(args.onPreview).toHaveBeenCalledWith(sent);
    await expect(sheet.getByText('To Alex Taylor (push, email)')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm and send' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(sent);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** A lesson that is booked while the preview stands is not moved with the others: nobody has seen what its player would be told. */
export const BookedMeanwhile: Story = {
  render: function Meanwhile(args) {
    const [lessons, setLessons] = useState([first]);
    const onPreview = async (requested: RequestedReschedule) => {
      await args.onPreview(requested);
      setLessons([first, second]);
      return [notice];
    };
    return <BulkRescheduleScreen {...args} state={{ status: 'ready', lessons }} onPreview={onPreview} />;
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'This will be sent' }));
    await canvas.findByRole('region', { name: /^Priya/, hidden: true });
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm and send' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({ choices: [expect.objectContaining({ lesson_id: first.lesson.id })] }),
    );
  },
};
/** What is chosen and typed is not lost by a step back. */
export const Leaving: Story = {
  args: { leaving: { stay: fn(), leave: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await expect(args.leaving?.stay).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to players', hidden: true }), 'F');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};
/** Any other time, outside the hours too. */
export const AnotherTime: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: /^Alex Taylor/ }));
    await userEvent.selectOptions(card.getByRole('combobox', { name: 'New time' }), 'Another time');
    await userEvent.selectOptions(card.getByRole('combobox', { name: 'Start' }), '19:30');
    await expect(card.getByText(/outside your hours/)).toBeVisible();
  },
};
export const Refused: Story = {
  args: { errors: { choices: ['Friday 27 November: Sorry, that time is no longer free. Please choose another.'] } },
};
export const Empty: Story = { args: { state: { status: 'ready', lessons: [] } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      lessons: [{ lesson: aLesson({ date: DAY, player: LONG_NAMED, player_id: LONG_NAMED.id }), suggestions }],
    },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
