import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentBadge } from '../Badges/PaymentBadge.tsx';
import { HeroCard } from './HeroCard.tsx';

const meta = {
  title: 'Components/HeroCard',
  component: HeroCard,
  args: {
    eyebrow: 'Next lesson',
    title: 'Thursday 26 November',
    detail: '10:00 to 11:00 with Sam Green, Parkfield Golf Club',
    badge: <PaymentBadge lesson={{ payment_type: 'credits' }} tone="onDark" />,
    actions: (
      <>
        <Button variant="white">Change</Button>
        <Button variant="default">Cancel lesson</Button>
      </>
    ),
  },
} satisfies Meta<typeof HeroCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextLesson: Story = {};
export const PayOnDay: Story = { args: { badge: <PaymentBadge lesson={{ payment_type: 'on_day' }} tone="onDark" /> } };
export const NothingBooked: Story = {
  args: {
    eyebrow: 'Good morning',
    title: 'Alex',
    detail: 'You have no bookings',
    badge: undefined,
    actions: <Button variant="white">Book a lesson</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: 'Wednesday 30 September',
    detail:
      '18:45 to 20:45 with Wolfeschlegelsteinhausenbergerdorff at the Royal and Ancient Parkfield Golf and Country Club',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
