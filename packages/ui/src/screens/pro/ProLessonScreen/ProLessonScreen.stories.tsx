import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aCancelledLesson, aLesson, aPastLesson } from '../../../fixtures/lessons.ts';
import { ALEX, LONG_NAMED } from '../../../fixtures/people.ts';
import { inProShell, pageParameters } from '../../../fixtures/proShell.tsx';
import { ProLessonScreen } from './ProLessonScreen.tsx';

const lesson = aPastLesson({ note: 'Bunker play' });

const meta = {
  title: 'Screens/Pro/Lesson',
  component: ProLessonScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: { player_id: ALEX.id, state: { status: 'ready', lesson }, onStar: fn() },
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
export const ToCome: Story = { args: { state: { status: 'ready', lesson: aLesson() } } };
export const Cancelled: Story = {
  args: { state: { status: 'ready', lesson: aCancelledLesson({ payment_type: 'on_day', fee_due: true }) } },
};
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      lesson: aPastLesson({ player: LONG_NAMED, pro_starred: true, note: 'A note that goes on and on. '.repeat(20) }),
    },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
