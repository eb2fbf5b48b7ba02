import { Button, Group, Modal } from '@mantine/core';
import { cleanNotifications } from '@mantine/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { toast, Toasts } from './Toasts.tsx';

const onUndo = fn();

const meta = {
  title: 'Components/Toasts',
  component: Toasts,
  beforeEach: () => {
    onUndo.mockClear();
    return cleanNotifications;
  },
  render: () => (
    <>
      <Group mt={120}>
        <Button onClick={() => toast.success('Lesson cancelled', { stay: 'long' })}>Success</Button>
        <Button onClick={() => toast.success('Copied', { stay: 'brief' })}>Brief</Button>
        <Button onClick={() => toast.success('Marked paid', { action: { label: 'Undo', onClick: onUndo } })}>
          With undo
        </Button>
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
export const WithUndo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'With undo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Marked paid')).toBeNull());
  },
};
/** Two payments in a row, say: the second notice takes the place of the first, and its button takes back the second. */
export const UndoOfAnother: Story = {
  render: () => (
    <>
      <Group mt={120}>
        {['first', 'second'].map((which) => (
          <Button
            key={which}
            onClick={() =>
              toast.success('Marked paid', { action: { label: 'Undo', onClick: () => void onUndo(which) } })
            }
          >
            {`Pay the ${which}`}
          </Button>
        ))}
      </Group>
      <Toasts />
    </>
  ),
  play: async ({ canvas }) => {
    for (const which of ['first', 'second'])
      await userEvent.click(canvas.getByRole('button', { name: `Pay the ${which}` }));
    await waitFor(() => expect(screen.getAllByText('Marked paid')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(onUndo.mock.calls).toEqual([['second']]);
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
/** A pointer that happens to rest there does not hold good news. */
export const UnderPointer: Story = {
  play: async ({ canvas }) => {
    // Looked for before it is asked for: it stands for a second.
    const said = screen.findByText('Copied');
    await userEvent.click(canvas.getByRole('button', { name: 'Brief' }));
    await userEvent.hover(await said);
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
  },
};
/** The third is said at once, in place of the first. */
export const ManyAtOnce: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Success', 'Error', 'With undo']) await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByText('Marked paid')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Lesson cancelled')).toBeNull());
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};
/** What must not be missed takes the place of the same that would go, and outlasts what is said after it. */
export const UntilClosed: Story = {
  render: () => (
    <>
      <Group mt={120}>
        <Button onClick={() => toast.error('Not deleted', { stay: 'brief' })}>Passing</Button>
        <Button onClick={() => toast.error('Not deleted', { stay: 'until-closed' })}>Staying</Button>
        {['First', 'Second'].map((name) => (
          <Button key={name} onClick={() => toast.success(`${name} saved`, { stay: 'brief' })}>
            {name}
          </Button>
        ))}
      </Group>
      <Toasts />
    </>
  ),
  play: async ({ canvas }) => {
    const said = screen.findByText('Second saved');
    for (const name of ['Passing', 'Staying', 'First', 'Second'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await said;
    await waitFor(() => expect(screen.queryByText(/saved$/)).toBeNull());
    await expect(screen.getByRole('alert')).toHaveTextContent('Not deleted');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};
/** The buttons of a dialog, which on a phone are at the foot of the screen, stay free. */
export const AboveDialog: Story = {
  render: () => (
    <>
      <Modal opened withCloseButton={false} onClose={fn()} title="Turn off two-factor authentication?">
        <Button onClick={() => toast.error('Please check you have filled in all the details correctly')}>
          Switch off
        </Button>
      </Modal>
      <Toasts />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
    const notice = await screen.findByRole('alert');
    const dialog = screen.getByRole('dialog');
    // Once it has come to rest.
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeLessThan(60));
    await expect(notice.getBoundingClientRect().bottom).toBeLessThan(dialog.getBoundingClientRect().bottom);
  },
};
export const Dark: Story = { ...Success, globals: { scheme: 'dark' } };
export const FailureDark: Story = { ...LongText, globals: { scheme: 'dark' } };
