import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aCancelledLesson, aPastLesson } from '../../../../testing/lessons.ts';
import { ALEX, LONG_NAMED } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { PlayerHistoryScreen } from './PlayerHistoryScreen.tsx';

const lessons = [
  aPastLesson({ pro_starred: true }),
  aCancelledLesson({ date: '2026-11-05' }),
  aPastLesson({ date: '2026-10-22', start: '18:40:00', end: '18:40:00', type: 1, payment_type: 'card' }),
];

const meta = {
  title: 'Screens/Pro/Player history',
  component: PlayerHistoryScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    player: ALEX,
    player_id: ALEX.id,
    state: { status: 'ready', lessons, beyond: 'none' },
    filter: { starred: false, video: false, cancelled: false },
    videos: true,
    onFilter: fn(),
    onMore: fn(),
    onStar: fn(),
  },
} satisfies Meta<typeof PlayerHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Alex Taylor')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /17 Nov 2026.*Create new lesson record/ })).toHaveAttribute(
      'href',
      `/pro/players/player-1/history/lesson/${lessons[0]?.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites', pressed: false }));
    await expect(args.onFilter).toHaveBeenCalledWith({ starred: true, video: false, cancelled: false });
  },
};
export const LongName: Story = { args: { player: LONG_NAMED } };
export const Empty: Story = { args: { state: { status: 'ready', lessons: [], beyond: 'none' } } };
export const NoneCancelled: Story = {
  args: {
    filter: { starred: false, video: false, cancelled: true },
    state: { status: 'ready', lessons: [], beyond: 'none' },
  },
  play: ({ canvas }) => expect(canvas.getByText('No cancelled lessons')).toBeVisible(),
};
export const NoVideos: Story = {
  args: {
    filter: { starred: false, video: true, cancelled: false },
    state: { status: 'ready', lessons: [], beyond: 'none' },
  },
};
export const Loading: Story = { args: { player: null, state: { status: 'loading' } } };
export const Failed: Story = { args: { player: null, state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
