import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from './PageHeader.tsx';

const meta = { title: 'Components/PageHeader', component: PageHeader, args: { title: 'Lessons' } } satisfies Meta<
  typeof PageHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithDetail: Story = { args: { detail: 'Sam Green, Parkfield Golf Club' } };
export const Back: Story = {
  args: { title: 'Book a lesson', back: { href: '/player/lessons', label: 'Back to lessons' } },
};
export const Close: Story = {
  args: { title: 'Weekly availability', close: { href: '/pro/lessons/diary', label: 'Close' } },
};
export const Actions: Story = { args: { title: 'Players', actions: <Button>Invite</Button> } };
export const LongText: Story = {
  args: {
    title: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine',
    back: { href: '/', label: 'Back' },
    close: { href: '/', label: 'Close' },
  },
};
export const Dark: Story = {
  args: { back: { href: '/', label: 'Back' }, detail: 'Sam Green' },
  globals: { scheme: 'dark' },
};
