import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HeldKitList } from '../../../../testing/HeldKitList.tsx';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { someYardages } from '../../../../testing/kit.ts';
import type { KitListProps } from '../KitListPage.tsx';
import { YardagesScreen } from './YardagesScreen.tsx';

const ready = (over: Partial<KitListProps> = {}, count?: number) => ({
  status: 'ready' as const,
  list: {
    rows: someYardages(count).map(({ id, order, club, yd }) => ({ id, order, club, detail: `${yd}` })),
    refused: {},
    newest: null,
    save: 'saved' as const,
    removed: null,
    onAdd: fn(),
    onChange: fn(),
    onMove: fn(),
    onRemove: fn(),
    onUndo: fn(),
    ...over,
  },
});

const meta = {
  title: 'Screens/Kit/YardagesScreen',
  component: YardagesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/profile')],
  args: { state: ready(), charted: [], clubs: [], unit: 'yards', onUnit: fn() },
  render: (args) =>
    args.state.status === 'ready' ? (
      <HeldKitList list={args.state.list}>
        {(held) => <YardagesScreen {...args} state={{ status: 'ready', list: held }} />}
      </HeldKitList>
    ) : (
      <YardagesScreen {...args} />
    ),
} satisfies Meta<typeof YardagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Typed: Story = {
  args: { state: ready({}, 2) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Distance in yards, club 2 of 2' });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByText('Please ensure you have added the details in full')).toBeVisible();
    await userEvent.type(field, '900');
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByText('Please enter a whole number of yards from 0 to 500.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '205');
    await expect(canvas.queryByText(/Please e/)).toBeNull();
  },
};
/** The page as somebody reads and types it in metres. */
export const InMetres: Story = {
  args: { state: ready({}, 3), unit: 'metres', charted: [{ club: '7 iron', shots: 24, bias: -6.2, spread: 9 }] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Distance in metres, club 1 of 3' });
    await userEvent.clear(field);
    await userEvent.type(field, '458');
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByText('Please enter a whole number of metres from 0 to 457.')).toBeVisible();
    await expect(canvas.getByText('6 metres short on average, over 24 shots')).toBeVisible();
    await userEvent.click(canvas.getByText('Yards'));
    await expect(args.onUnit).toHaveBeenCalledWith('yards');
  },
};
export const Empty: Story = {
  args: { state: ready({}, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^TIP:/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add club' }));
    await expect(within(canvas.getByRole('list', { name: 'Yardages' })).getAllByRole('listitem')).toHaveLength(1);
  },
};
/** What the bag and the charts know is offered: a club is added with its name. */
export const WithBagAndCharts: Story = {
  args: {
    state: ready({}, 9),
    charted: [{ club: '7 iron', shots: 24, bias: -6.2, spread: 9 }],
    clubs: ['Driver', '7 Iron', 'Lob wedge', 'lob wedge', 'Putter'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 yards short on average, over 24 shots')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Putter' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'lob wedge' }));
    await expect(await canvas.findByRole('combobox', { name: 'Club, club 10 of 10' })).toHaveValue('lob wedge');
    await expect(canvas.queryByRole('button', { name: 'lob wedge' })).toBeNull();
  },
};
export const Waiting: Story = { args: { state: ready({ save: 'waiting' }, 3) } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
