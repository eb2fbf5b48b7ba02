import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: 'https://fairway.example.com/onboard?code=PARFUR', label: 'Opens the sign-up with the code PARFUR' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Opens the sign-up with the code PARFUR' })).toBeVisible(),
};
export const LongText: Story = { args: { value: `https://fairway.example.com/onboard?code=${'PARFUR'.repeat(30)}` } };
export const Dark: Story = { globals: { scheme: 'dark' } };
