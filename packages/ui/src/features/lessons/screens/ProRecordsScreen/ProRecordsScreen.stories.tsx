import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DeskColumns } from '../../../../kit/DeskColumns/DeskColumns.tsx';
import { lessonPage } from '../../../../paths/pro.ts';
import { LessonsEmpty } from '../../components/LessonHistory/LessonsEmpty.tsx';
import { aLesson, someHistory } from '../../../../testing/lessons.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { ProRecordsScreen } from './ProRecordsScreen.tsx';

const lessons = someHistory('pro');
const filter = { starred: false, video: false, cancelled: false };

const meta = {
  title: 'Screens/Pro/Lesson records',
  component: ProRecordsScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: {
    state: { status: 'ready', lessons, beyond: 'none' },
    filter,
    drafts: { drafts: [], onClear: fn() },
    videos: true,
    onFilter: fn(),
    onMore: fn(),
    onStar: fn(),
    parts: { part: 'past', onPart: fn(), upcoming: { status: 'loading' }, end: { beyond: 'none', onMore: fn() } },
  },
} satisfies Meta<typeof ProRecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotUploaded: Story = {
  args: { drafts: { drafts: [{ lesson: lessons[0]!, title: 'Shorter backswing' }], onClear: fn() } },
};
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const november = within(canvas.getByRole('list', { name: 'November 2026' }));
    await expect(november.getAllByRole('listitem')).toHaveLength(3);
    const priya = november.getByRole('link', { name: /P. Raman.*23 Nov 2026, 10:00–11:00.*Create new lesson record/ });
    await expect(priya).toHaveAttribute('href', `/pro/players/player-2/history/lesson/${lessons[0]?.id}`);
    await expect(november.getByRole('link', { name: /15 Nov 2026.*Cancelled/ })).not.toHaveTextContent('Create new');
    await expect(canvas.getByRole('link', { name: /Left-Handed Putters/ })).not.toHaveTextContent('Create new');
    await userEvent.click(november.getByRole('button', { name: 'Favourite, A. Taylor, 17 Nov 2026', pressed: true }));
    await expect(args.onStar).toHaveBeenCalledWith(lessons[1], false);
    await userEvent.click(canvas.getByRole('button', { name: 'Video lessons', pressed: false }));
    await expect(args.onFilter).toHaveBeenCalledWith({ starred: false, video: true, cancelled: false });
  },
};
/** The end in sight asks for the next page. */
export const GoesOn: Story = {
  args: { state: { status: 'ready', lessons: lessons.slice(0, 2), beyond: 'more' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
  },
};
export const LoadsMore: Story = { args: { state: { status: 'ready', lessons, beyond: 'loading' } } };
export const MoreFailed: Story = { args: { state: { status: 'ready', lessons, beyond: 'failed' } } };
/** The product does not offer videos: no filter for them. */
export const WithoutVideos: Story = { args: { videos: false } };
export const NoFavourites: Story = {
  args: {
    filter: { starred: true, video: false, cancelled: false },
    state: { status: 'ready', lessons: [], beyond: 'none' },
  },
};
export const Empty: Story = { args: { state: { status: 'ready', lessons: [], beyond: 'none' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
/** Where the coach's home leads for the records that are due (U9). */
export const RecordDue: Story = {
  args: { filter: { ...filter, record_due: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Record due' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelled' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filter, cancelled: true, record_due: false });
  },
};
export const NoRecordDue: Story = {
  args: { filter: { ...filter, record_due: true }, state: { status: 'ready', lessons: [], beyond: 'none' } },
};

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
    <DeskColumns label="All lessons" chosen={lessonPage(ahead)} list={<ProRecordsScreen {...args} />}>
      <LessonsEmpty />
    </DeskColumns>
  ),
  play: async ({ canvas, args }) => {
    const upcoming = within(canvas.getByRole('list', { name: 'Upcoming lessons' }));
    await expect(upcoming.getByRole('link')).toHaveAttribute('href', lessonPage(ahead));
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
