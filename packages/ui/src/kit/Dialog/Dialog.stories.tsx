import { Button, Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from './Dialog.tsx';

function OneAboveAnother() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <>
      <Button onClick={() => setFirst(true)}>Open a sheet</Button>
      <Dialog opened={first} onClose={() => setFirst(false)} title="A form">
        <Stack>
          <Button onClick={() => setSecond(true)}>Choose a drill</Button>
        </Stack>
      </Dialog>
      <Dialog opened={second} onClose={() => setSecond(false)} title="Drills">
        Twelve of them.
      </Dialog>
    </>
  );
}

const meta = { title: 'Components/Dialog', component: OneAboveAnother } satisfies Meta<typeof OneAboveAnother>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes one at a time, the one on top first. */
export const Escape: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a sheet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a drill' }));
    await screen.findByRole('dialog', { name: 'Drills' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Drills' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'A form' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
