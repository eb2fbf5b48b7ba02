import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TODAY, ZONE } from '../../../../testing/clock.ts';
import { aLesson, aPastLesson, noPermissions, somePermissions } from '../../../../testing/lessons.ts';
import { ALEX, LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { TERMS } from '../../../../testing/money.ts';
import { addDays } from '../../../../format/months.ts';
import { type ProHomeFacts, ProHomeScreen } from './ProHomeScreen.tsx';

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

const ready = (facts: Partial<ProHomeFacts> = {}): ProHomeFacts & { status: 'ready' } => ({
  status: 'ready',
  current_lesson: null,
  next_lesson: next,
  todays: [over, next, guest],
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
  },
} satisfies Meta<typeof ProHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextLesson: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Sam' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Alex Taylor' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      '/pro/lessons/change/lesson-2026-11-24-10:30',
    );
    const later = within(canvas.getByRole('list', { name: 'Later today' }));
    await expect(later.getAllByRole('listitem')).toHaveLength(1);
    await expect(later.getByText('Society of Seniors')).toBeVisible();
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
