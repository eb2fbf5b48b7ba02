import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttendanceTag } from './AttendanceTag.tsx';
import { CancelledTag } from './CancelledTag.tsx';
import { CountBadge } from './CountBadge.tsx';
import { ExpiringTag } from './ExpiringTag.tsx';
import { PaymentBadge } from './PaymentBadge.tsx';

const meta = {
  title: 'Components/Badges',
  component: PaymentBadge,
  args: { lesson: { payment_type: 'credits' } },
  render: () => (
    <Group>
      <PaymentBadge lesson={{ payment_type: 'credits' }} />
      <PaymentBadge lesson={{ payment_type: 'on_day' }} />
      <PaymentBadge lesson={{ payment_type: 'on_day', paid_at: '2026-11-24T11:00:00.000Z' }} />
      <PaymentBadge lesson={{ payment_type: 'on_day', fee_due: true }} />
      <PaymentBadge lesson={{ payment_type: 'credits', refilled_at: '2026-11-24T11:00:00.000Z' }} />
      <PaymentBadge lesson={{ payment_type: 'on_day', fee_waived_at: '2026-11-24T11:00:00.000Z' }} />
      <CancelledTag />
      <AttendanceTag attendance="came" />
      <AttendanceTag attendance="no_show" />
      <ExpiringTag />
      <CountBadge count={3} label="awaiting record" />
      <CountBadge count={120} label="awaiting record" />
      <CountBadge count={0} label="awaiting record" />
    </Group>
  ),
} satisfies Meta<typeof PaymentBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
