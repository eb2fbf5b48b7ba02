import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { aBoughtLot, someLots } from '../../../../testing/credit-history.ts';
import { someCredits } from '../../../../testing/credits.ts';
import { ALEX, LONG_NAMED } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { PlayerCreditsScreen } from './PlayerCreditsScreen.tsx';

const facts = { status: 'ready', credits: someCredits([9, 6], [358, 2]), player: ALEX, timezone: ZONE } as const;
const told = (lots: ReturnType<typeof someLots>) =>
  ({ status: 'ready', lots, timezone: ZONE, beyond: 'none' }) as const;

const meta = {
  title: 'Screens/Pro/Player credits',
  component: PlayerCreditsScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    player_id: ALEX.id,
    state: facts,
    story: { state: told(someLots()), onMore: fn() },
    giving: { onGive: fn().mockResolvedValue(undefined) },
    onRefund: fn().mockResolvedValue(undefined),
    statement: { onStatement: fn().mockResolvedValue(undefined) },
  },
} satisfies Meta<typeof PlayerCreditsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gives: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One credit fewer' }));
    await userEvent.type(canvas.getByLabelText('Reason'), ' Well played ');
    await userEvent.click(canvas.getByRole('button', { name: 'Give 3 credits' }));
    await expect(args.giving.onGive).toHaveBeenCalledWith({ credits: 3, reason: 'Well played' });
    await expect(canvas.getByRole('heading', { name: '3 credits given to Alex' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Give \d/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Give more credits' }));
    await expect(canvas.getByLabelText('Reason')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Give 4 credits' }));
    await expect(args.giving.onGive).toHaveBeenCalledTimes(2);
  },
};
/** The second tap of two comes when the answer to the first is there already. */
export const TapsTwice: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Give 4 credits' }));
    await expect(canvas.getByRole('heading', { name: '4 credits given to Alex' })).toBeVisible();
    await expect(args.giving.onGive).toHaveBeenCalledOnce();
  },
};
/** A number that is none is not given, and none is put in its place. */
export const NoNumber: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'How many credits' });
    await userEvent.clear(field);
    await expect(canvas.getByRole('button', { name: 'Give credits' })).toBeDisabled();
    await userEvent.type(field, '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Give 5 credits' }));
    await expect(args.giving.onGive).toHaveBeenCalledWith({ credits: 5, reason: null });
  },
};
export const Refunds: Story = {
  args: { story: { state: told([aBoughtLot({ refund: { can: true, refusal: null } })]), onMore: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('4 credits are taken back. This cannot be undone.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Refund £140.00' }));
    await expect(args.onRefund).toHaveBeenCalledWith('purchase-1');
  },
};
export const Refused: Story = {
  args: { giving: { ...meta.args.giving, errors: { reason: ['Please use 255 characters at most.'] } } },
};
export const Busy: Story = {
  args: { giving: { onGive: fn(() => new Promise(() => undefined)) } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Give 4 credits' });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};
export const Empty: Story = {
  args: { state: { ...facts, credits: {} }, story: { state: told([]), onMore: fn() } },
};
export const LongName: Story = { args: { state: { ...facts, player: LONG_NAMED } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
