import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 2, pages: 8, getHref: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 2 of 8')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=1');
  },
};
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull(),
};
export const Last: Story = {
  args: { page: 8 },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Next page' })).toBeNull(),
};
export const OnlyOne: Story = { args: { page: 1, pages: 1 } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const ManyDesktop: Story = { args: { page: 120, pages: 400 }, globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
