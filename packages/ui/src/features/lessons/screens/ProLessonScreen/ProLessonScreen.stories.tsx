import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  aCancelledLesson,
  aFeeDue,
  aLesson,
  anOnDayLesson,
  aPaidLesson,
  aPastLesson,
  aWaivedFee,
} from '../../../../testing/lessons.ts';
import { TERMS } from '../../../../testing/money.ts';
import { aRecord } from '../../../../testing/records.ts';
import { ALEX, LONG_NAMED } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { ProLessonScreen } from './ProLessonScreen.tsx';

const lesson = aPastLesson({ note: 'Bunker play' });

const meta = {
  title: 'Screens/Pro/Lesson',
  component: ProLessonScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    player_id: ALEX.id,
    state: { status: 'ready', lesson, record: { mode: 'none' } },
    comments: { onAdd: fn(async () => undefined), onRemove: fn(async () => undefined) },
    onStar: fn(),
    onRetryVideo: fn(),
    onPrint: fn(),
    terms: TERMS,
    onMoney: fn(async () => undefined),
  },
} satisfies Meta<typeof ProLessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the history' })).toHaveAttribute(
      'href',
      '/pro/players/player-1/history',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite, 17 Nov 2026', pressed: false }));
    await expect(args.onStar).toHaveBeenCalledWith(lesson, true);
    await expect(canvas.getByRole('link', { name: 'Book next lesson' })).toHaveAttribute(
      'href',
      '/pro/lessons/book?id=player-1',
    );
  },
};
export const WithRecord: Story = {
  args: { state: { status: 'ready', lesson: aRecord(), record: { mode: 'read', onEdit: fn() } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Shorter backswing' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set practice' })).toHaveAttribute(
      'href',
      `/pro/players/player-1/practice/set?lesson=${encodeURIComponent(aRecord().id)}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(args.onPrint).toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add a comment' }), 'Well done');
    await userEvent.click(canvas.getByRole('button', { name: 'Save comment' }));
    await expect(args.comments.onAdd).toHaveBeenCalledWith('Well done');
  },
};
export const WithRecordDesktop: Story = { ...WithRecord, globals: { viewport: { value: 'desktop' } } };
export const Untitled: Story = {
  args: {
    state: { status: 'ready', lesson: aRecord({ title: null, comments: [] }), record: { mode: 'read', onEdit: fn() } },
  },
};
export const ToCome: Story = {
  args: { state: { status: 'ready', lesson: aLesson(), record: { mode: 'none' } } },
};
export const Cancelled: Story = {
  args: { state: { status: 'ready', lesson: aCancelledLesson(), record: { mode: 'none' } } },
};

const amount = () => screen.findByRole('textbox', { name: 'Amount' });
export const PayOnDay: Story = {
  args: { state: { status: 'ready', lesson: anOnDayLesson(), record: { mode: 'none' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark paid' }));
    await expect(await amount()).toHaveValue('50.00');
    await userEvent.clear(await amount());
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark paid' });
    await userEvent.click(confirm);
    await expect(await amount()).toHaveAccessibleDescription(/Please enter an amount/);
    await userEvent.type(await amount(), '1234.5');
    await userEvent.click(confirm);
    await expect(args.onMoney).toHaveBeenCalledWith(expect.objectContaining({ payment_type: 'on_day' }), {
      paid: true,
      paid_amount: 123_450,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** The sum that stood there before is not noted in the place of one that cannot be read. */
export const PayUnreadable: Story = {
  args: { state: { status: 'ready', lesson: anOnDayLesson(), record: { mode: 'none' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark paid' }));
    const field = await amount();
    await userEvent.type(field, '60 quid', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark paid' });
    await userEvent.click(confirm);
    await expect(args.onMoney).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Please enter a price/);
    await userEvent.type(field, '£60', { initialSelectionStart: 0, initialSelectionEnd: 7 });
    await userEvent.click(confirm);
    await expect(args.onMoney).toHaveBeenCalledWith(expect.anything(), { paid: true, paid_amount: 6000 });
  },
};
export const MarkingAsPaid: Story = {
  args: { state: { status: 'ready', lesson: anOnDayLesson(), record: { mode: 'none' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark paid' }));
    await expect(await amount()).toBeVisible();
  },
};
export const Paid: Story = {
  args: { state: { status: 'ready', lesson: aPaidLesson(), record: { mode: 'none' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Paid on the day, £50.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark unpaid' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark unpaid' }));
    await expect(args.onMoney).toHaveBeenCalledWith(expect.anything(), { paid: false });
  },
};
export const PaidAndCancelled: Story = {
  args: {
    state: {
      status: 'ready',
      lesson: aPaidLesson({ cancelled_at: '2026-11-16T09:00:00.000Z' }),
      record: { mode: 'none' },
    },
  },
};
export const PaidInYen: Story = {
  args: {
    state: {
      status: 'ready',
      lesson: aPaidLesson({ paid_amount: 9500, paid_currency: 'JPY' }),
      record: { mode: 'none' },
    },
  },
};
export const FeeDue: Story = {
  args: { state: { status: 'ready', lesson: aFeeDue(), record: { mode: 'none' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Waive fee' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Waive fee' }));
    await expect(args.onMoney).toHaveBeenCalledWith(expect.anything(), { waived: true });
  },
};
export const FeeWaived: Story = {
  args: { state: { status: 'ready', lesson: aWaivedFee(), record: { mode: 'none' } } },
};
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      lesson: aPastLesson({ player: LONG_NAMED, pro_starred: true, note: 'A note that goes on and on. '.repeat(20) }),
      record: { mode: 'none' },
    },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
