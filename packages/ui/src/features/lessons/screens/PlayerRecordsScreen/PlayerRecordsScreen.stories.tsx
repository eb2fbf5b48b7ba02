import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeskColumns } from '../../../../kit/DeskColumns/DeskColumns.tsx';
import { lessonPath } from '../../../../paths/player.ts';
import { LessonsEmpty } from '../../components/LessonHistory/LessonsEmpty.tsx';
import { aLesson, someHistory } from '../../../../testing/lessons.ts';
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
    parts: { part: 'past', onPart: fn(), upcoming: { status: 'loading' }, end: { beyond: 'none', onMore: fn() } },
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

const ahead = aLesson();
/** At a desk the list stands beside a lesson, with those to come, and leads to what is known of each. */
export const Beside = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    parts: {
      part: 'upcoming',
      onPart: fn(),
      upcoming: { status: 'ready', lessons: [ahead] },
      end: { beyond: 'none', onMore: fn() },
    },
  },
  render: (args) => (
    <DeskColumns label="All lessons" chosen={lessonPath(ahead.id)} list={<PlayerRecordsScreen {...args} />}>
      <LessonsEmpty />
    </DeskColumns>
  ),
  play: async ({ canvas, args }) => {
    const upcoming = within(canvas.getByRole('list', { name: 'Upcoming lessons' }));
    await expect(upcoming.getByRole('link')).toHaveAttribute('href', lessonPath(ahead.id));
    await expect(upcoming.getByRole('link')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('group', { name: 'Filters' })).toBeNull();
    await userEvent.click(canvas.getByText('Past'));
    await expect(args.parts.onPart).toHaveBeenCalledWith('past');
  },
} satisfies Story;
export const BesidePast: Story = {
  ...Beside,
  args: {},
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Past' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Filters' })).toBeVisible();
  },
};
/** Nobody knows yet on which side of now the chosen lesson lies. */
export const BesideLoading: Story = {
  ...Beside,
  args: { parts: { ...Beside.args.parts, part: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Upcoming lessons' })).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Filters' })).toBeNull();
  },
};
export const BesideNothingBooked: Story = {
  ...Beside,
  args: { parts: { ...Beside.args.parts, upcoming: { status: 'ready', lessons: [] } } },
  play: async ({ canvas }) => expect(canvas.getByText('Nothing booked')).toBeVisible(),
};
