import type { DispersionResult } from '@fairway/contracts/lessons/dispersion-charts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { datedShots } from '../../../../testing/charts.ts';
import { ALEX } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { DispersionScreen } from './DispersionScreen.tsx';

const result: DispersionResult = {
  player: ALEX,
  type: 'chart',
  handed: 'right',
  metric: false,
  clubs: [
    { club: '7 iron', shots: 9 },
    { club: 'Driver', shots: 5 },
  ],
  charts: datedShots
    .map(({ date, shots }, nth) => ({
      lesson_id: `lesson-${nth}`,
      date,
      club: nth % 2 === 0 ? '7 iron' : null,
      shots: [...shots],
    }))
    .toReversed(),
};
const ready = (over: Partial<DispersionResult> = {}) => ({ status: 'ready' as const, ...result, ...over });

const meta = {
  title: 'Screens/Records/Dispersion',
  component: DispersionScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: {
    player_id: ALEX.id,
    name: 'Sam Carter',
    state: ready(),
    filter: { type: 'chart', club: null },
    onFilter: fn(),
    onSaveCard: fn(() => Promise.resolve()),
    onPrint: fn(),
  },
} satisfies Meta<typeof DispersionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPlayer: Story = {
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('group', { name: 'Pocket card' }));
    await expect(card.getByText('Alex Taylor')).toBeVisible();
    await expect(card.getByText('All clubs')).toBeVisible();
    await expect(card.getByText(/^Alex misses 8 yards right and 6 yards short/)).toBeVisible();
    await expect(card.getByText(/16 shots/)).toHaveTextContent('08 Sep 2026 to 17 Nov 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Save picture' }));
    await expect(args.onSaveCard).toHaveBeenCalledWith(canvas.getByRole('group', { name: 'Pocket card' }), 'All clubs');
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Charts/ }));
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(within(rows[1]!).getByRole('link', { name: '17 Nov 2026' })).toHaveAttribute(
      'href',
      '/pro/players/player-1/history/lesson/lesson-3',
    );
    await userEvent.click(canvas.getByText('Putts'));
    await expect(args.onFilter).toHaveBeenCalledWith({ type: 'putting_chart', club: null });
  },
};
export const OneClub: Story = {
  args: { filter: { type: 'chart', club: '7 iron' } },
  play: async ({ canvas, args }) => {
    await expect(within(canvas.getByRole('group', { name: 'Pocket card' })).getByText('7 iron')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Club' }));
    await userEvent.click(within(document.body).getByRole('option', { name: 'Driver' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ type: 'chart', club: 'Driver' });
  },
};
export const OnesOwnPutts: Story = {
  args: {
    player_id: null,
    filter: { type: 'putting_chart', club: null },
    state: ready({ player: null, metric: true, clubs: [], handed: 'left' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('You miss 19 inches right and 15 inches short')[0]).toBeVisible();
    await expect(canvas.getByText('Sam Carter')).toBeVisible();
  },
};
export const TooFewForACard: Story = {
  args: {
    state: ready({ charts: result.charts.slice(0, 1).map((chart) => ({ ...chart, shots: chart.shots.slice(1) })) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save picture' })).toBeNull();
    await expect(canvas.getByText(/^2 shots. From 3 on/)).toBeVisible();
  },
};
export const NoShots: Story = { args: { state: ready({ charts: [], clubs: [] }) } };
export const NoOwnPutts: Story = {
  args: {
    player_id: null,
    filter: { type: 'putting_chart', club: null },
    state: ready({ player: null, charts: [], clubs: [] }),
  },
};
export const NoneWithThisClub: Story = {
  args: { filter: { type: 'chart', club: 'Putter' }, state: ready({ charts: [] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all clubs' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ type: 'chart', club: null });
  },
};
export const LoadingShots: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
