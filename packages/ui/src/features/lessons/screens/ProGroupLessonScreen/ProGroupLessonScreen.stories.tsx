import { MINUTE_MS } from '@fairway/time/units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NOW } from '../../../../testing/clock.ts';
import { aPlace, aPlaceRequest, aProGroupPage, isOver } from '../../../../testing/group-lessons.ts';
import { retry } from '../../../../testing/inPlayerShell.tsx';
import { overPermissions, somePermissions } from '../../../../testing/lessons.ts';
import { TERMS } from '../../../../testing/money.ts';
import { ALEX, LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { aProBookingForm } from '../../../../testing/booking-form.ts';
import { GivePlaceForm } from './GivePlaceForm.tsx';
import { ProGroupLessonScreen } from './ProGroupLessonScreen.tsx';

const ready = (over: Parameters<typeof aProGroupPage>[0] = {}) => ({
  status: 'ready' as const,
  group: aProGroupPage(over),
});
const offered_until = new Date(NOW.getTime() + 15 * MINUTE_MS).toISOString();
const over = [ALEX, PRIYA, LONG_NAMED].map((player, nth) =>
  aPlace({
    id: `place-${player.id}`,
    player,
    player_id: player.id,
    can: overPermissions(),
    attendance: nth === 0 ? 'came' : null,
  }),
);

const onGive = fn(async () => undefined);
const sam = aPlace({
  id: 'place-guest',
  player_id: null,
  player: null,
  guest_name: 'Sam Guest',
  payment_type: 'on_day',
});

const meta = {
  title: 'Screens/Pro/Group lesson',
  component: ProGroupLessonScreen,
  parameters: pageParameters,
  decorators: [inProShell()],
  args: {
    state: ready(),
    terms: TERMS,
    onMoney: fn(async () => undefined),
    onAttendance: fn(async () => undefined),
    onCancel: fn(async () => undefined),
    onTakeBack: fn(async () => undefined),
    renderGiving: (group) => (
      <GivePlaceForm group={group} state={{ status: 'ready', form: aProBookingForm() }} onGive={onGive} />
    ),
  },
  beforeEach: () => void onGive.mockClear(),
} satisfies Meta<typeof ProGroupLessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ahead: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 of 8 places taken')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel group lesson' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this group lesson for everybody?' });
    await expect(dialog).toHaveTextContent('3 players will be told, and will get their credits back.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel group lesson' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
  },
};
export const GivesAPlace: Story = {
  args: { state: ready({ booked: [aProGroupPage().booked[1]!, sam], taken: 2 }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give a place' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Give a place' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Alex Taylor' }));
    // Whoever has a place already is not offered.
    await expect(sheet.queryByRole('button', { name: 'Priya Raman' })).toBeNull();
    await expect(sheet.getByText('Takes 2 credits. Alex has 6.')).toBeVisible();
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Give place' }));
    await expect(onGive).toHaveBeenCalledWith({ player_id: ALEX.id, guest_name: null });
  },
};
export const TakesAPlaceBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel place: Priya Raman' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this place?' });
    await expect(dialog).toHaveTextContent('2 credits will be returned to Priya.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel place' }));
    await waitFor(() => expect(args.onTakeBack).toHaveBeenCalledWith(aProGroupPage().booked[1], false));
  },
};
/** Of one taken back late the coach is asked about the credits, as of any lesson. */
export const TakesAPlaceBackLate: Story = {
  args: {
    state: ready({
      booked: [aPlace({ player: PRIYA, player_id: PRIYA.id, can: somePermissions({ change: false, late: true }) })],
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel place: Priya Raman' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this place?' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Keep the credits/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel place' }));
    await waitFor(() => expect(args.onTakeBack).toHaveBeenCalledWith(expect.anything(), false));
  },
};
export const WithAGuest: Story = {
  args: { state: ready({ booked: [...aProGroupPage().booked, sam], taken: 4 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sam Guest' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel group lesson' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this group lesson for everybody?' });
    await expect(dialog).toHaveTextContent('3 players will be told, and will get their credits back.');
  },
};
export const Empty: Story = { args: { state: ready({ taken: 0, booked: [] }) } };
export const FullWithLine: Story = {
  args: {
    state: ready({
      places: 3,
      line: [aPlaceRequest({ offered_until }), aPlaceRequest({ player: LONG_NAMED })],
      booked: [...aProGroupPage().booked, aPlace({ id: 'left', cancelled_at: NOW.toISOString(), fee_due: true })],
    }),
  },
};
export const OverNow: Story = {
  args: { state: ready({ can: isOver, booked: over }) },
  play: async ({ canvas, args }) => {
    const theirs = canvas.getByRole('group', { name: 'Attendance of Priya Raman' });
    await userEvent.click(within(theirs).getByRole('button', { name: 'No-show' }));
    await expect(args.onAttendance).toHaveBeenCalledWith(over[1], 'no_show');
  },
};
export const PaidOnTheDay: Story = {
  args: {
    state: ready({
      payment_type: 'on_day',
      credits: 0,
      price: 2500,
      booked: [ALEX, PRIYA].map((player) =>
        aPlace({
          id: `place-${player.id}`,
          player,
          player_id: player.id,
          payment_type: 'on_day',
          can: somePermissions({ mark_paid: true, mark_paid_refusal: null }),
          group: { id: 'group-lesson-1', title: 'Short game clinic', places: 8, taken: 2, credits: 0, price: 2500 },
        }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark paid: Alex Taylor' }));
    await expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('25.00');
  },
};
export const Cancelled: Story = {
  args: { state: ready({ cancelled_at: NOW.toISOString(), taken: 0, booked: [], can: isOver }) },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
