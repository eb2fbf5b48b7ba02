import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aBookingForm } from '../../../../testing/booking-form.ts';
import { TODAY } from '../../../../testing/clock.ts';
import { aLesson, latePermissions } from '../../../../testing/lessons.ts';
import { someSlots } from '../../../../testing/slots.ts';
import { addDays, toMonth } from '@fairway/time/calendar';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { useFormStory } from '../../components/booking/useFormStory.ts';
import { type ChangeLessonFacts, ChangeLessonScreen } from './ChangeLessonScreen.tsx';

const lesson = aLesson({ note: 'Short game' });
const slots = { status: 'ready' as const, slots: someSlots() };
const facts: ChangeLessonFacts = {
  lesson,
  form: aBookingForm({ credits: 2 }),
  choice: { duration: 60, date: lesson.date, time: lesson.start },
  month: toMonth(lesson.date),
  monthSlots: slots,
  daySlots: slots,
  note: 'Short game',
};
const ready = (over: Partial<ChangeLessonFacts> = {}) => ({ status: 'ready' as const, ...facts, ...over });
const lasting = (duration: number) => ({ duration, date: addDays(TODAY, 2), time: '14:00:00' });

function Kept(args: React.ComponentProps<typeof ChangeLessonScreen>) {
  const kept = useFormStory(args.state.status === 'ready' ? args.state : facts);
  return (
    <ChangeLessonScreen
      {...args}
      {...kept.callbacks}
      state={args.state.status === 'ready' ? { ...args.state, ...kept.facts } : args.state}
    />
  );
}

const meta = {
  title: 'Screens/Player/Change lesson',
  component: ChangeLessonScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: {
    id: lesson.id,
    here: '/player/lessons/change/lesson-1?duration=120',
    state: ready(),
    onChoose: fn(),
    onMonth: fn(),
    onNote: fn(),
    onChange: fn(async () => undefined),
  },
  render: Kept,
} satisfies Meta<typeof ChangeLessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '10:00 to 11:00' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};
export const Moving: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Friday 27 November, / }));
    await userEvent.click(canvas.getByRole('radio', { name: '11:30 to 12:30' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      duration: 60,
      date: addDays(TODAY, 3),
      time: [{ start: '11:30:00', end: '12:30:00' }],
      note: 'Short game',
    });
  },
};
export const MovingByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Thursday 26 November, / }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '10:00 to 11:00' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({
      duration: 60,
      date: lesson.date,
      time: [{ start: '10:15:00', end: '11:15:00' }],
      note: 'Short game',
    });
  },
};
export const NoteAlone: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), ' please');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ date: lesson.date, note: 'Short game please' }),
    );
  },
};
export const Longer: Story = {
  args: { state: ready({ choice: lasting(90) }) },
  play: async ({ canvas }) => expect(canvas.getByText('2 more credits will be taken. You have 2.')).toBeVisible(),
};
export const Shorter: Story = {
  args: { state: ready({ choice: lasting(45) }) },
  play: async ({ canvas }) => expect(canvas.getByText('1 credit will be returned to you.')).toBeVisible(),
};
export const TooFewCredits: Story = {
  args: { state: ready({ choice: lasting(120) }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This length takes 4 more credits. You have 2. Please choose a shorter one.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};
export const PayOnDay: Story = {
  args: { state: ready({ lesson: aLesson({ payment_type: 'on_day' }), choice: lasting(90), note: '' }) },
};
export const TimeTaken: Story = {
  args: {
    state: ready({
      choice: { ...lasting(60), time: '13:00:00' },
      errors: { time: ['Sorry, that time is no longer free. Please choose another.'] },
    }),
  },
};
export const NotAllowed: Story = {
  args: { state: ready({ lesson: aLesson({ date: TODAY, start: '16:30:00', can: latePermissions() }) }) },
  play: async ({ canvas }) => expect(canvas.getByText(latePermissions().change_refusal ?? '')).toBeVisible(),
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const LongText: Story = {
  args: {
    state: ready({ choice: lasting(90), note: 'I slice off the tee and would like to look at my grip. '.repeat(12) }),
  },
};
export const Dark: Story = { ...Longer, globals: { scheme: 'dark' }, play: undefined };
export const NotAllowedDark: Story = { ...NotAllowed, globals: { scheme: 'dark' } };
export const Desktop: Story = { ...Longer, globals: { viewport: { value: 'desktop' } }, play: undefined };
export const DesktopDark: Story = { ...Desktop, globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
