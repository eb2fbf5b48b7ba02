import { MINUTE_MS } from '@fairway/time/units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addDays } from '@fairway/time/calendar';
import { NOW, TODAY } from '../../../../testing/clock.ts';
import { aGroupLesson, hasJoined, isWaiting, mayWait } from '../../../../testing/group-lessons.ts';
import { inKolkata, inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { GroupLessonsScreen } from './GroupLessonsScreen.tsx';

const offered_until = new Date(NOW.getTime() + 15 * MINUTE_MS).toISOString();
const groups = [
  aGroupLesson({
    id: 'one',
    date: TODAY,
    title: 'Putting before breakfast',
    payment_type: 'on_day',
    credits: 0,
    price: 2500,
  }),
  aGroupLesson({ id: 'two', place_id: 'place-1', can: hasJoined }),
  aGroupLesson({ id: 'three', taken: 8, can: mayWait, date: addDays(TODAY, 9) }),
  aGroupLesson({ id: 'four', taken: 8, is_waiting: true, can: isWaiting, date: addDays(TODAY, 10) }),
  aGroupLesson({ id: 'five', taken: 7, is_waiting: true, offered_until, date: addDays(TODAY, 11) }),
];

const meta = {
  title: 'Screens/Player/Group lessons',
  component: GroupLessonsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: { side: 'player', state: { status: 'ready', groups } },
} satisfies Meta<typeof GroupLessonsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const [paid, joined, full] = canvas.getAllByRole('link', { name: /places|of|Joined|Waiting|clinic|Putting/ });
    await expect(paid).toHaveTextContent('£25.00 on the day');
    await expect(joined).toHaveTextContent('Joined');
    await expect(full).toHaveTextContent('Full, 8 of 8');
  },
};
export const LongTitle: Story = {
  args: {
    state: {
      status: 'ready',
      groups: [
        aGroupLesson({
          title: 'Winter short game and bunker play clinic for improvers and beginners alike',
          taken: 40,
          places: 40,
        }),
      ],
    },
  },
};
export const None: Story = { args: { state: { status: 'ready', groups: [] } } };
export const OfCoach: Story = {
  args: { side: 'pro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New group lesson' })).toBeVisible();
  },
};
export const NoneOfCoach: Story = { args: { side: 'pro', state: { status: 'ready', groups: [] } } };
export const Elsewhere: Story = { decorators: [inKolkata] };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
