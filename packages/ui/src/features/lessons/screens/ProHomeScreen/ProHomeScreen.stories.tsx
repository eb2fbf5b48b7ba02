import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIRST_STEPS, type CoachHome, type FirstStepName } from '@fairway/contracts/lessons/coach-home';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TODAY, ZONE } from '../../../../testing/clock.ts';
import { aCancelledLesson, aLesson, aPastLesson, noPermissions, somePermissions } from '../../../../testing/lessons.ts';
import { ALEX, LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { TERMS } from '../../../../testing/money.ts';
import { addDays } from '@fairway/time/calendar';
import { ProHomeScreen } from './ProHomeScreen.tsx';

const late = somePermissions({ late: true });
const over = aPastLesson({ date: TODAY, start: '08:00:00', duration: 45, player: PRIYA });
const current = aLesson({
  date: TODAY,
  start: '09:00:00',
  duration: 45,
  player: PRIYA,
  player_id: PRIYA.id,
  can: noPermissions('This lesson has already started.'),
});
const next = aLesson({ date: TODAY, start: '10:30:00', note: 'Bunker play, and a look at the new wedge.', can: late });
const guest = aLesson({
  date: TODAY,
  start: '14:00:00',
  duration: 120,
  player: null,
  player_id: null,
  guest_name: 'Society of Seniors',
  payment_type: 'on_day',
  can: late,
});

const ready = (facts: Partial<CoachHome> = {}): CoachHome & { status: 'ready' } => ({
  status: 'ready',
  current_lesson: null,
  next_lesson: next,
  todays: [over, next, guest],
  phone: '+447700900123',
  freed: [],
  due: { unread: 0, records: 0, fees: 0, expired_invitations: 0 },
  first_steps: null,
  ...facts,
});

const meta = {
  title: 'Screens/Pro/Home',
  component: ProHomeScreen,
  decorators: [inProShell('/pro/home')],
  parameters: pageParameters,
  args: {
    first_name: 'Sam',
    timezone: ZONE,
    state: ready(),
    onCancel: fn().mockResolvedValue(undefined),
    terms: TERMS,
    onMoney: fn().mockResolvedValue(undefined),
    onFreedTime: fn().mockResolvedValue(undefined),
    onOpenWeek: fn().mockResolvedValue(undefined),
    onDismissSteps: fn().mockResolvedValue(undefined),
  },
} satisfies Meta<typeof ProHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The coach has worded the note anew, which leaves the player's own words beside it. */
export const TwoNotes: Story = {
  args: {
    state: ready({
      next_lesson: { ...next, note: 'Warm up first. Chipping only.', player_note: 'My back is bad, so gently please.' },
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Alex’s note: My back is bad, so gently please.')).toBeVisible(),
};
export const NextLesson: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Sam' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Alex Taylor' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call Alex Taylor' })).toHaveAttribute('href', 'tel:+447700900123');
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      '/pro/lessons/change/lesson-2026-11-24-10:30',
    );
    const later = within(canvas.getByRole('list', { name: 'Later today' }));
    await expect(later.getAllByRole('listitem')).toHaveLength(1);
    await expect(later.getByText('Society of Seniors')).toBeVisible();
    // What is left of the day comes before what is done once in a while.
    const tasks = canvas.getByRole('navigation', { name: 'Tasks' });
    await expect(
      canvas.getByRole('list', { name: 'Later today' }).compareDocumentPosition(tasks) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
};

export const CurrentLesson: Story = {
  args: { state: ready({ current_lesson: current, todays: [over, current, next, guest] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On now')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel lesson' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Create new Lesson record' })).toHaveAttribute(
      'href',
      `/pro/players/${PRIYA.id}/history/lesson/${current.id}`,
    );
    await expect(
      within(canvas.getByRole('list', { name: 'Next lesson' })).getByRole('link', { name: /A. Taylor/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book next lesson' })).toHaveAttribute(
      'href',
      `/pro/lessons/book?id=${PRIYA.id}`,
    );
  },
};

/** Less than 24 hours ahead the coach chooses what becomes of the credits. */
export const CancelsLate: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel lesson' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to cancel this lesson?' }));
    await expect(dialog.getByRole('radio', { name: /Give the credits back/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /Keep the credits/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
    await expect(args.onCancel).toHaveBeenCalledWith(next, false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel lesson' }));
  await screen.findByRole('dialog');
};
/** The question, as it stands: about credits, a guest, a lesson days ahead, one paid on the day. */
export const AsksAboutCredits: Story = { play: open };
export const AsksAboutCreditsDark: Story = { play: open, globals: { scheme: 'dark' } };
export const AsksAboutAGuest: Story = { args: { state: ready({ next_lesson: guest }) }, play: open };
export const AsksEarly: Story = {
  args: { state: ready({ next_lesson: aLesson({ date: addDays(TODAY, 3) }) }) },
  play: open,
};
export const AsksAboutPayOnDay: Story = {
  args: { state: ready({ next_lesson: { ...next, payment_type: 'on_day' } }) },
  play: async (context) => {
    await open(context);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: /Do not charge/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /Charge the fee/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
    await expect(context.args.onCancel).toHaveBeenCalledWith(
      expect.objectContaining({ payment_type: 'on_day' }),
      false,
    );
  },
};

const payable = aPastLesson({
  date: TODAY,
  start: '07:00:00',
  player: PRIYA,
  payment_type: 'on_day',
  can: { ...noPermissions('This lesson has already started.'), mark_paid: true },
});
const freed = [1, 2].map((days) => ({
  ...aCancelledLesson({ date: addDays(TODAY, days), player: ALEX }),
  still_free: true,
}));

/** Freed times in one row, what is to be paid, and what waits, each leading to where it is done. */
export const Due: Story = {
  args: {
    state: ready({
      todays: [payable, next],
      freed,
      due: { unread: 100, records: 3, fees: 1, expired_invitations: 2 },
    }),
  },
  play: async ({ canvas, args }) => {
    const due = within(canvas.getByRole('list', { name: 'To do' }));
    await expect(due.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['99+ unread messages', '/pro/messages/inbox'],
      ['3 lesson records due', '/pro/lessons/records?record_due=true'],
      ['1 fee due', '/pro/money'],
      ['2 invitations have expired', '/pro/players?show=pending'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark paid: Priya Raman' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Mark paid' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Mark paid' }));
    await expect(args.onMoney).toHaveBeenCalledWith(payable, expect.objectContaining({ paid: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^2 times became free/ }));
    const times = within(await screen.findByRole('dialog', { name: 'Times that became free' }));
    await userEvent.click(times.getAllByRole('button', { name: 'Notify players' })[0]!);
    await expect(args.onFreedTime).toHaveBeenCalledWith(freed[0], true);
  },
};
export const DueLook: Story = { args: Due.args };
export const DueDark: Story = { args: Due.args, globals: { scheme: 'dark' } };
export const DueDesktop: Story = { args: Due.args, globals: { viewport: { value: 'desktop' } } };

const stepsWithout = (...open: FirstStepName[]) => FIRST_STEPS.map((name) => ({ name, done: !open.includes(name) }));

/** A coach who has just registered. */
export const FirstRun: Story = {
  args: { setUp: true, state: ready({ next_lesson: null, todays: [], first_steps: stepsWithout(...FIRST_STEPS) }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('0 of 5 done')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /two short steps/i })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Open your diary/ }));
    await expect(args.onOpenWeek).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onDismissSteps).toHaveBeenCalledOnce();
  },
};
export const FirstRunDark: Story = { args: FirstRun.args, globals: { scheme: 'dark' } };
export const FirstRunHalfDone: Story = {
  args: { state: ready({ first_steps: stepsWithout('payments', 'venue') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'First steps' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
    await expect(canvas.getByRole('link', { name: /^Open your diary/ })).toHaveTextContent('Done');
  },
};

export const PaymentsNotSetUp: Story = {
  args: { setUp: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Set up payments/ })).toHaveAttribute('href', '/pro/onboard');
  },
};

export const NextTomorrow: Story = {
  args: { state: ready({ next_lesson: aLesson({ date: addDays(TODAY, 1), venue: null }), todays: [over] }) },
};
export const Guest: Story = { args: { state: ready({ next_lesson: guest, todays: [guest] }) } };
export const Empty: Story = { args: { state: ready({ next_lesson: null, todays: [] }) } };
export const LongText: Story = {
  args: {
    first_name: 'Maximiliana-Josephine',
    state: ready({
      next_lesson: aLesson({
        player: LONG_NAMED,
        venue: 'The Royal and Ancient Parkfield Golf and Country Club, East Practice Ground',
        note: 'A note that goes on and on. '.repeat(20),
      }),
      todays: [
        aLesson({ date: TODAY, start: '17:00:00', player: LONG_NAMED }),
        aLesson({ date: TODAY, start: '18:00:00', player: ALEX, payment_type: 'on_day' }),
      ],
    }),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
