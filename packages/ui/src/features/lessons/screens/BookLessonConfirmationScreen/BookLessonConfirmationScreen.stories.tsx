import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aCancelledLesson, aLesson } from '../../../../testing/lessons.ts';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aUser } from '../../../../testing/users.ts';
import { inKolkata, inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { WebPushCard } from '../../../users/components/WebPush/WebPushCard.tsx';
import { BookLessonConfirmationScreen } from './BookLessonConfirmationScreen.tsx';

const { calendarFeedURL } = aUser();
const lesson = aLesson({ note: 'Short game' });

const meta = {
  title: 'Screens/Player/Lesson booked',
  component: BookLessonConfirmationScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: { state: { status: 'ready', lesson, calendarFeedURL }, onAddToCalendar: fn() },
} satisfies Meta<typeof BookLessonConfirmationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add to calendar' });
    await userEvent.click(add);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddToCalendar).toHaveBeenCalledTimes(2);
    await expect(args.onAddToCalendar).toHaveBeenCalledWith(lesson);
    await expect(canvas.getByRole('link', { name: 'open your calendar feed' })).toHaveAttribute(
      'href',
      calendarFeedURL,
    );
    await expect(canvas.getByRole('link', { name: 'Book same time next week' })).toHaveAttribute(
      'href',
      `/player/lessons/book?like=${lesson.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Go to your lessons' })).toHaveAttribute('href', '/player/lessons');
  },
};
export const PayOnDay: Story = {
  args: { state: { status: 'ready', lesson: aLesson({ payment_type: 'on_day', venue: null }), calendarFeedURL } },
};
export const Cancelled: Story = { args: { state: { status: 'ready', lesson: aCancelledLesson(), calendarFeedURL } } };
export const WithoutFeed: Story = {
  args: { state: { status: 'ready', lesson, calendarFeedURL: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    await expect(canvas.queryByText(/calendar feed/)).toBeNull();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      lesson: aLesson({
        pro: LONG_NAMED,
        note: 'I slice off the tee and would like to look at my grip.\n\n'.repeat(6),
        venue: 'The Royal and Ancient Parkfield Golf and Country Club, upper range, bay 24',
      }),
      calendarFeedURL,
    },
  },
};
export const WithOffer: Story = {
  args: { offer: <WebPushCard side="player" state="off" onTurnOn={fn()} onDismiss={fn()} /> },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Turn on notifications' })).toBeVisible(),
};
export const DesktopWithOffer: Story = { ...WithOffer, globals: { viewport: { value: 'desktop' } } };
export const Elsewhere: Story = { decorators: [inKolkata] };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
