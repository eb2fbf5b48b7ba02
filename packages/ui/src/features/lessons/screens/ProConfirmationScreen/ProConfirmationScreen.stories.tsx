import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aCancelledLesson, aLesson } from '../../../../testing/lessons.ts';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { WebPushCard } from '../../../users/components/WebPush/WebPushCard.tsx';
import { ProConfirmationScreen } from './ProConfirmationScreen.tsx';

const meta = {
  title: 'Screens/Pro/Lesson booked',
  component: ProConfirmationScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: { state: { status: 'ready', lesson: aLesson({ note: 'Short game' }) } },
} satisfies Meta<typeof ProConfirmationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Alex Taylor' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the day' })).toHaveAttribute(
      'href',
      '/pro/lessons/diary/2026-11-26/2026-11-26',
    );
  },
};
export const CancelledSince: Story = { args: { state: { status: 'ready', lesson: aCancelledLesson() } } };
export const Guest: Story = {
  args: {
    state: {
      status: 'ready',
      lesson: aLesson({ player: null, player_id: null, guest_name: 'Society of Seniors', payment_type: 'on_day' }),
    },
  },
};
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      lesson: aLesson({
        player: LONG_NAMED,
        venue: 'The Royal and Ancient Parkfield Golf and Country Club',
        note: 'Chipping and putting. '.repeat(30),
      }),
    },
  },
};
export const WithOffer: Story = {
  args: { offer: <WebPushCard side="pro" state="off" onTurnOn={fn()} onDismiss={fn()} /> },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Turn on notifications' })).toBeVisible(),
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
