import { GUEST } from '@fairway/contracts/constants';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aProBookingForm } from '../../../../testing/booking-form.ts';
import { aProGroupPage } from '../../../../testing/group-lessons.ts';
import { retry } from '../../../../testing/inPlayerShell.tsx';
import { ALEX, PRIYA } from '../../../../testing/people.ts';
import { GivePlaceForm, loadGivePlaceForm } from './GivePlaceForm.tsx';

const group = aProGroupPage({ taken: 0, booked: [] });
const either = { ...group, payment_type: 'either' as const, price: 2500 };

const meta = {
  title: 'Screens/Pro/Give a place',
  component: GivePlaceForm,
  args: { group, state: { status: 'ready', form: aProBookingForm() }, onGive: fn(async () => undefined) },
  beforeEach: async () => void (await loadGivePlaceForm()),
} satisfies Meta<typeof GivePlaceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid with credits or on the day, as the coach chooses for the player. */
export const Either: Story = {
  args: { group: either },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alex Taylor' }));
    await expect(canvas.getByRole('radio', { name: /Credits.*2 credits · Alex has 6/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Pay on day.*£25.00/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Give place' }));
    await expect(args.onGive).toHaveBeenCalledWith({ player_id: ALEX.id, guest_name: null, payment_type: 'on_day' });
  },
};
export const EitherFewCredits: Story = {
  args: { group: either },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Priya Raman' }));
    await expect(canvas.getByRole('radio', { name: /Priya has 1, needs 2/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Give place' }));
    await expect(args.onGive).toHaveBeenCalledWith({ player_id: PRIYA.id, guest_name: null, payment_type: 'on_day' });
  },
};
export const FewCredits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Priya Raman' }));
    await expect(canvas.getByText(/A place takes 2 credits, and Priya has 1\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add credits' })).toHaveAttribute(
      'href',
      `/pro/players/${PRIYA.id}/credits`,
    );
  },
};
/** A guest pays on the day what the credits of a place are worth. */
export const Guest: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A guest or group' }));
    await expect(canvas.getByText('£25.00 on the day.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the guest or group' }), 'Sam Guest');
    await userEvent.click(canvas.getByRole('button', { name: 'Give place' }));
    await expect(args.onGive).toHaveBeenCalledWith({ player_id: GUEST, guest_name: 'Sam Guest' });
  },
};
export const Refused: Story = {
  args: { errors: { places: [LESSON_MESSAGES.groupFullCoach], player_id: [LESSON_MESSAGES.attendeeMissing] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(LESSON_MESSAGES.groupFullCoach);
    await expect(canvas.getByText(LESSON_MESSAGES.attendeeMissing)).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
