import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { someHistory } from '../../../../testing/lessons.ts';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { PlayerRecordsScreen } from './PlayerRecordsScreen.tsx';

const lessons = someHistory('player').filter(({ player_id }) => player_id !== null);

const meta = {
  title: 'Screens/Player/Lesson records',
  component: PlayerRecordsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: {
    state: { status: 'ready', lessons, beyond: 'none' },
    filter: { starred: false, video: false, cancelled: false },
    videos: true,
    onFilter: fn(),
    onMore: fn(),
    onStar: fn(),
  },
} satisfies Meta<typeof PlayerRecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  render: function Starring(args) {
    const [shown, setShown] = useState<Lesson[]>(lessons);
    return (
      <PlayerRecordsScreen
        {...args}
        state={{ status: 'ready', lessons: shown, beyond: 'none' }}
        onStar={(lesson, starred) => {
          args.onStar(lesson, starred);
          setShown((all) => all.map((each) => (each.id === lesson.id ? { ...each, starred } : each)));
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('link', { name: /^17 Nov 2026.*10:00–11:00.*Awaiting record update/ }),
    ).toHaveAttribute('href', `/player/lesson/${lessons[1]?.id}`);
    await expect(canvas.getByRole('link', { name: /^15 Nov 2026.*Cancelled/ })).not.toHaveTextContent('Awaiting');
    await expect(canvas.getByRole('link', { name: /^25 Oct 2026.*18:40.*Video lesson/ })).not.toHaveTextContent('–');
    const star = canvas.getByRole('button', { name: 'Favourite, 23 Nov 2026, 10:00', pressed: false });
    await userEvent.click(star);
    await expect(args.onStar).toHaveBeenCalledWith(lessons[0], true);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Empty: Story = { args: { state: { status: 'ready', lessons: [], beyond: 'none' } } };
export const NoFavourites: Story = {
  args: {
    filter: { starred: true, video: true, cancelled: false },
    state: { status: 'ready', lessons: [], beyond: 'none' },
  },
};
export const LoadsMore: Story = { args: { state: { status: 'ready', lessons, beyond: 'loading' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
