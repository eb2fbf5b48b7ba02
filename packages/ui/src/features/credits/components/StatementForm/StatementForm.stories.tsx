import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { StatementForm } from './StatementForm.tsx';

const meta = {
  title: 'Components/Credits/Statement',
  component: StatementForm,
  args: { timezone: ZONE, onStatement: fn().mockResolvedValue(undefined) },
} satisfies Meta<typeof StatementForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('From')).toHaveTextContent('Wed 26 Aug 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Download statement' }));
    await expect(args.onStatement).toHaveBeenCalledWith({ start: '2026-08-26', end: '2026-11-24' });
  },
};
export const Busy: Story = {
  args: { onStatement: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download statement' });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};
export const Refused: Story = { args: { errors: { end: ['A statement covers at most a year.'] } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
