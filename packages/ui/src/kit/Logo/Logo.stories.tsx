import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = { title: 'Components/Logo', component: Logo, args: { size: 40 } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
