import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { openTone } from '../../../../testing/openTone.ts';
import { VoiceNoteField } from './VoiceNoteField.tsx';

const onRecorded = fn<(file: File) => void>();

/** A page that keeps what is recorded, as the record's editor does. */
function Keeping(props: ComponentProps<typeof VoiceNoteField>) {
  const [src, setSrc] = useState(props.src);
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src]);
  return (
    <VoiceNoteField
      src={src}
      onRecorded={(file) => {
        onRecorded(file);
        setSrc(URL.createObjectURL(file));
      }}
      onRemove={() => setSrc(null)}
    />
  );
}

const meta = {
  title: 'Records/Voice note',
  component: VoiceNoteField,
  render: (args) => <Keeping {...args} />,
  args: { src: null, onRecorded, onRemove: fn() },
} satisfies Meta<typeof VoiceNoteField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Records: Story = {
  play: async ({ canvas }) => {
    onRecorded.mockClear();
    navigator.mediaDevices.getUserMedia = openTone;
    await userEvent.click(canvas.getByRole('button', { name: 'Add voice note' }));
    const timer = await canvas.findByRole('timer', { name: 'Recording' });
    await waitFor(() => expect(timer).toHaveTextContent(/^0:0[1-9]$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop recording' }));
    await expect(await canvas.findByRole('group', { name: 'Voice note' })).toBeVisible();
    const file = onRecorded.mock.lastCall?.[0];
    await expect(file?.size).toBeGreaterThan(100);
    await expect(file?.name).toBe('voice-note.webm');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete voice note' }));
    await expect(canvas.getByRole('button', { name: 'Add voice note' })).toBeVisible();
  },
};
export const Refused: Story = {
  play: async ({ canvas }) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add voice note' }));
    await expect(await canvas.findByText(/^The microphone is not available/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
