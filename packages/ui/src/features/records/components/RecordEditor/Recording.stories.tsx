import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { openTone } from '../../../../testing/openTone.ts';
import { anEditorSection, editorArgs } from '../../../../testing/record-editor.ts';
import { RecordEditor } from './RecordEditor.tsx';

const meta = {
  title: 'Records/Record editor while a note is recorded',
  component: RecordEditor,
  args: { title: 'Shorter backswing', sections: [anEditorSection({ ref: 'text' })], ...editorArgs() },
  beforeEach: () => {
    navigator.mediaDevices.getUserMedia = openTone;
  },
} satisfies Meta<typeof RecordEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begins a note, and goes on once something of it was heard. */
async function record(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add voice note' }));
  const timer = await screen.findByRole('timer', { name: 'Recording' });
  await waitFor(() => expect(timer).toHaveTextContent(/^0:0[1-9]$/));
}

/** What is being said is part of what is saved. */
export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await record();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onVoice).toHaveBeenCalledOnce();
    await expect(args.onVoice).toHaveBeenCalledWith('text', expect.any(File));
    const [kept = 0, saved = 0] = [args.onVoice, args.onSave].flatMap((call) => mocked(call).mock.invocationCallOrder);
    await expect(kept).toBeLessThan(saved);
  },
};

/** And is thrown away with the rest, once that was asked. */
export const Discarded: Story = {
  play: async ({ canvas, args }) => {
    await record();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Add voice note' })).toBeVisible();
    await expect(args.onVoice).not.toHaveBeenCalled();
  },
};
