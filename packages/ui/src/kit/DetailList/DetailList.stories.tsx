import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentBadge } from '../Badges/PaymentBadge.tsx';
import { DetailList } from './DetailList.tsx';

const meta = {
  title: 'Components/DetailList',
  component: DetailList,
  args: {
    items: [
      { label: 'Date', value: 'Tuesday 24 November' },
      { label: 'Time', value: '10:00 to 11:00 GMT' },
      { label: 'Payment', value: <PaymentBadge lesson={{ payment_type: 'credits' }} /> },
      { label: 'Note', value: null },
    ],
  },
} satisfies Meta<typeof DetailList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lesson: Story = {};
export const LongText: Story = {
  args: {
    items: [{ label: 'Diary address', value: `https://fairway.example.com/calendar/${'a1b2c3'.repeat(12)}.ics` }],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
