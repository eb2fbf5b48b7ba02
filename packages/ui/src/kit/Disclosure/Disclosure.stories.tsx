import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ListCard } from '../ListCard/ListCard.tsx';
import { ListRow } from '../ListCard/ListRow.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'Future bookings',
    count: 2,
    children: (
      <ListCard label="Future bookings">
        <ListRow title="10:00 to 11:00" detail="A. Taylor" />
        <ListRow title="14:15 to 15:00" detail="P. Raman" />
      </ListCard>
    ),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Opens: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Future bookings/ });
    await expect(canvas.queryByRole('list')).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('list', { name: 'Future bookings' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const LongText: Story = {
  args: { open: true, title: 'Bookings of the Worshipful Company of Left-Handed Putters', count: 128 },
};
export const Dark: Story = { args: { open: true }, globals: { scheme: 'dark' } };
