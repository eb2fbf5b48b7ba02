import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionTitle } from './SectionTitle.tsx';

const meta = {
  title: 'Components/SectionTitle',
  component: SectionTitle,
  args: { children: 'Your bookings' },
} satisfies Meta<typeof SectionTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLink: Story = {
  args: { children: 'Lesson Records', action: { href: '/player/lessons/records', label: 'View lesson records' } },
};
export const LongText: Story = {
  args: { ...WithLink.args, children: 'Bookings at the Royal and Ancient Parkfield Golf and Country Club' },
};
export const Dark: Story = { ...WithLink, globals: { scheme: 'dark' } };
