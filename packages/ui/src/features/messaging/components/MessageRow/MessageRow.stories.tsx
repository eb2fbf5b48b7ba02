import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { aGroupMessage, anOwnMessage, anUnreadMessage } from '../../../../testing/mailbox.ts';
import { SCENES } from '../../../../testing/pictures.ts';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { MessageRow } from './MessageRow.tsx';

const meta = {
  title: 'Messaging/MessageRow',
  component: MessageRow,
  args: { message: anUnreadMessage(), side: 'player', href: '/player/messages/message-1' },
  decorators: [
    (Story) => (
      <ListCard label="Messages">
        <Story />
      </ListCard>
    ),
  ],
} satisfies Meta<typeof MessageRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Unread, Sam Green 08:05 Great work/ })).toBeVisible();
  },
};
export const Read: Story = {
  args: { message: anUnreadMessage({ read: true }) },
  play: async ({ canvas }) => expect(canvas.queryByText(/Unread/)).toBeNull(),
};
export const Open: Story = { args: { message: anUnreadMessage({ read: true }), isCurrent: true } };
export const SentToAGroup: Story = {
  args: { message: aGroupMessage(), side: 'pro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beginners')).toBeVisible();
    await expect(canvas.getByText('Read by 8 of 12')).toBeVisible();
  },
};
export const Sent: Story = { args: { message: anOwnMessage(), side: 'pro' } };
export const Deletes: Story = {
  args: { onDelete: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete the message Unread, Sam Green/ }));
    await expect(args.onDelete).toHaveBeenCalledWith(args.message);
  },
};
export const LongText: Story = {
  args: { message: anUnreadMessage({ from: LONG_NAMED, message: 'A message that goes on and on. '.repeat(9) }) },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
/** What comes with a message takes none of the room of the name: the time stands where it does in other rows. */
export const WithPicture: Story = {
  args: { message: anUnreadMessage({ images: SCENES }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/with pictures/)).toBeInTheDocument();
    const row = canvas.getByRole('link');
    const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
    await expect(canvas.getByText('08:05').getBoundingClientRect().right).toBeCloseTo(end, 0);
  },
};
