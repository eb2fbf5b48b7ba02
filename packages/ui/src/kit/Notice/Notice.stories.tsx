import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'This area is awaiting updates from your Pro.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tip: Story = {};
export const Info: Story = { args: { tone: 'info', children: 'This time is outside your hours.' } };
export const Warning: Story = {
  args: { tone: 'warning', title: 'Less than 24 hours to go', children: 'Your 4 credits will not be returned.' },
};
export const Danger: Story = {
  args: { tone: 'danger', children: 'Invalid credentials. Please check and try again', role: 'alert' },
};
export const LongText: Story = {
  args: {
    title: 'Nothing changes for lessons already booked',
    children: 'Your players see the new hours at once. '.repeat(6),
  },
};
export const WarningDark: Story = { ...Warning, globals: { scheme: 'dark' } };
export const InfoDark: Story = { ...Info, globals: { scheme: 'dark' } };
export const DangerDark: Story = { ...Danger, globals: { scheme: 'dark' } };
