import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HeldKitList } from '../../../../testing/HeldKitList.tsx';
import { aBag } from '../../../../testing/kit.ts';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { inProShell } from '../../../../testing/proShell.tsx';
import type { KitListProps } from '../KitListPage.tsx';
import { BagScreen } from './BagScreen.tsx';

const list = (over: Partial<KitListProps> = {}, count?: number): KitListProps => ({
  rows: aBag(count).map(({ id, order, club, name }) => ({ id, order, club, detail: name })),
  refused: {},
  newest: null,
  save: 'saved',
  removed: null,
  onAdd: fn(),
  onChange: fn(),
  onMove: fn(),
  onRemove: fn(),
  onUndo: fn(),
  ...over,
});
const ready = (over?: Partial<KitListProps>, count?: number) => ({ status: 'ready' as const, list: list(over, count) });

const meta = {
  title: 'Screens/Kit/BagScreen',
  component: BagScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, context) =>
      (context.args.side === 'pro' ? inProShell('/pro/home') : inPlayerShell('/player/profile'))(Story, context),
  ],
  args: { side: 'player', name: 'Alex Taylor', handed: 'right', state: ready(), draw: fn(), onShare: fn() },
  render: (args) =>
    args.state.status === 'ready' ? (
      <HeldKitList list={args.state.list}>
        {(held) => <BagScreen {...args} state={{ status: 'ready', list: held }} />}
      </HeldKitList>
    ) : (
      <BagScreen {...args} />
    ),
} satisfies Meta<typeof BagScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const listRows = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Clubs' })).getAllByRole('listitem');
const MISSING = 'Please ensure you have added your club';

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 clubs')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Model, club 7 of 14' })).toHaveValue('Meadow HL');
    await expect(canvas.queryByText(/A round is played/)).toBeNull();
  },
};
/** A new row takes the focus; what is missing is said once it is left. */
export const Added: Story = {
  args: { state: ready({}, 2) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add club' }));
    const club = await canvas.findByRole('combobox', { name: 'Club, club 3 of 3' });
    await waitFor(() => expect(club).toHaveFocus());
    await userEvent.type(club, 'Putter');
    await expect(canvas.queryByText(MISSING)).toBeNull();
    await userEvent.tab();
    await expect(canvas.queryByText(MISSING)).toBeNull();
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByText(MISSING)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Model, club 3 of 3' }), 'Anchor');
    await expect(canvas.queryByText(MISSING)).toBeNull();
    await expect(canvas.getByText('3 clubs')).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  args: { state: ready({}, 3) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Club 1 of 3' }).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('Club 1 of 3 is held over place 1.');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('Club 1 of 3 is held over place 2.');
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.getAllByRole('combobox').map((field) => (field as HTMLInputElement).value)).toEqual([
        '3 wood',
        'Driver',
        '5 wood',
      ]),
    );
  },
};
export const RemovedAndBack: Story = {
  args: { state: ready({}, 3) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 3 wood' }));
    await expect(canvas.getByText('3 wood removed')).toBeVisible();
    await expect(listRows(canvas)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(listRows(canvas)).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Remove 3 wood' })).toBeVisible();
  },
};
/** The limit is one of a round: it is told, and nothing is refused. */
export const MoreThanFourteen: Story = {
  args: { state: ready({}, 16) },
  play: async ({ canvas }) => expect(within(canvas.getByRole('note')).getByText(/leave 2 clubs at home/)).toBeVisible(),
};
export const Saving: Story = { args: { state: ready({ save: 'saving' }, 3) } };
export const Waiting: Story = {
  args: { state: ready({ save: 'waiting' }, 3) },
  play: async ({ canvas }) => expect(canvas.getByText(/Kept on this device/)).toBeVisible(),
};
export const Unfinished: Story = {
  args: {
    state: ready({
      save: 'unfinished',
      rows: [
        { id: 'a', order: 1, club: 'Driver', detail: '' },
        { id: 'b', order: 2, club: '', detail: '' },
      ],
    }),
  },
};
export const Refused: Story = {
  args: { state: ready({ refused: { 'club-2': 'At most 255 characters, please.' } }, 3) },
};
export const Empty: Story = {
  args: { state: ready({}, 0) },
  play: async ({ canvas }) => expect(canvas.getByText(/Your coach sees them too/)).toBeVisible(),
};
export const EmptyOfACoach: Story = {
  ...Empty,
  args: { side: 'pro', handed: null, state: ready({}, 0) },
  play: async ({ canvas }) => expect(canvas.getByText(/Your players will see them/)).toBeVisible(),
};
export const OfALeftHandedPlayer: Story = { args: { handed: 'left' } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const LongText: Story = {
  args: {
    state: ready({ rows: [{ id: 'a', order: 1, club: 'Rettungsschläger'.repeat(8), detail: 'W'.repeat(255) }] }),
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
