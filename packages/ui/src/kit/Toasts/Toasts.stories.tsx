import { Button, Group } from '@mantine/core';
import { cleanNotifications } from '@mantine/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { toast, Toasts } from './Toasts.tsx';

const meta = {
  title: 'Components/Toasts',
  component: Toasts,
  beforeEach: () => cleanNotifications,
  render: () => (
    <>
      <Group mt={120}>
        <Button onClick={() => toast.success('Lesson cancelled', { stay: 'long' })}>Success</Button>
        <Button color="red" onClick={() => toast.error('Theres been a problem. Please try again', { stay: 'long' })}>
          Error
        </Button>
        <Button
          variant="default"
          onClick={() =>
            toast.error('There was an error syncing your data. Please check your connection and try again.', {
              title: 'Upload Error',
              stay: 'long',
            })
          }
        >
          Long text
        </Button>
      </Group>
      <Toasts />
    </>
  ),
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await expect(await screen.findAllByText('Lesson cancelled')).toHaveLength(1);
  },
};
export const Failure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Theres been a problem. Please try again');
  },
};
export const LongText: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Long text' }));
    await waitFor(() => expect(screen.getByText('Upload Error')).toBeVisible());
  },
};
export const Dark: Story = { ...Success, globals: { scheme: 'dark' } };
export const FailureDark: Story = { ...LongText, globals: { scheme: 'dark' } };
