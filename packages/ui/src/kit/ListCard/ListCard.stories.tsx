import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBell, IconLock, IconLogout, IconUser } from '@tabler/icons-react';
import { expect, fn, userEvent } from 'storybook/test';
import { CancelledTag } from '../Badges/CancelledTag.tsx';
import { CountBadge } from '../Badges/CountBadge.tsx';
import { PaymentBadge } from '../Badges/PaymentBadge.tsx';
import { ToggleRow } from '../ToggleRow/ToggleRow.tsx';
import { DateBlock } from './DateBlock.tsx';
import { ListCard } from './ListCard.tsx';
import { ListRow } from './ListRow.tsx';

const onLogOut = fn();
const onToggle = fn();

const meta = {
  title: 'Components/ListCard',
  component: ListCard,
  args: { label: 'Bookings', children: null },
} satisfies Meta<typeof ListCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lessons: Story = {
  args: {
    children: (
      <>
        <ListRow
          lead={<DateBlock date="2026-11-24" tone="today" />}
          title="10:00 to 11:00"
          detail="A. Taylor"
          meta={<PaymentBadge lesson={{ payment_type: 'credits' }} />}
          href="/1"
        />
        <ListRow
          lead={<DateBlock date="2026-11-26" />}
          title="09:15 to 09:45"
          detail="J. Okafor"
          meta={<PaymentBadge lesson={{ payment_type: 'on_day' }} />}
          href="/2"
        />
        <ListRow
          lead={<DateBlock date="2026-11-03" tone="past" />}
          title="14:00 to 15:00"
          detail="Untitled record"
          meta={<CancelledTag />}
          href="/3"
        />
      </>
    ),
  },
};

export const Menu: Story = {
  args: {
    label: 'Account',
    children: (
      <>
        <ListRow icon={IconUser} title="Personal details" href="/personal" />
        <ListRow icon={IconLock} title="Support" detail="Opens in the browser" href="https://example.com" external />
        <ListRow
          icon={IconBell}
          title="Records"
          meta={<CountBadge count={3} label="awaiting record" />}
          href="/records"
        />
        <ListRow icon={IconLogout} title="Log out" tone="danger" onClick={onLogOut} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(onLogOut).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /Records/ })).toHaveTextContent('3 awaiting record');
  },
};

export const Toggles: Story = {
  args: {
    label: 'Notifications',
    children: (
      <>
        <ToggleRow label="Email" detail="Bookings, changes and reminders" checked onChange={onToggle} />
        <ToggleRow label="Text message" checked={false} onChange={onToggle} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Text message' }));
    await expect(onToggle).toHaveBeenCalledWith(true);
  },
};

export const LongText: Story = {
  args: {
    children: (
      <ListRow
        lead={<DateBlock date="2026-11-26" />}
        title="Hubert Blaine Wolfeschlegelsteinhausenbergerdorff and the Parkfield juniors"
        detail="09:15 to 11:15 at the Royal and Ancient Parkfield Golf and Country Club, upper range, bay 24"
        meta={<PaymentBadge lesson={{ payment_type: 'on_day' }} />}
        href="/"
      />
    ),
  },
};
export const Busy: Story = {
  args: { children: <ListRow icon={IconLogout} title="Logging out" onClick={onLogOut} busy /> },
};
export const Dark: Story = { ...Lessons, globals: { scheme: 'dark' } };
export const MenuDark: Story = { args: Menu.args, globals: { scheme: 'dark' } };
export const TogglesDark: Story = { args: Toggles.args, globals: { scheme: 'dark' } };
