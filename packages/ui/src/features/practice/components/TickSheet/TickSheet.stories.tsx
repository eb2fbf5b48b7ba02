import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aDueSession } from '../../../../testing/plans.ts';
import { TickSheet } from './TickSheet.tsx';

const meta = {
  title: 'Practice/Result of a drill',
  component: TickSheet,
  args: {
    session: aDueSession({ id: 'session-of-sheet' }),
    onTick: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  render: function Opening(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen ? <TickSheet {...args} onClose={() => setOpen(false)} /> : null}
      </>
    );
  },
} satisfies Meta<typeof TickSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was begun is there again after the sheet was left by accident, until it is saved. */
export const LeftAndOpenedAgain: Story = {
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('radio', { name: '7' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Windy');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    await expect(await screen.findByRole('radio', { name: '7' })).toBeChecked();
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Windy');
    await userEvent.click(screen.getByRole('button', { name: 'Save result' }));
    await expect(args.onTick).toHaveBeenCalledWith({ score: 7, note: 'Windy' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The session of this story does not hear of the result: what the sheet has now is the session's own.
    await userEvent.click(open);
    await expect(await screen.findByRole('radio', { name: '7' })).not.toBeChecked();
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  },
};
