import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { aPhoto } from '../../testing/pictures.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

type Args = Pick<FileDropProps, 'multiple' | 'disabled' | 'onFiles'>;

function Field(props: Args) {
  const openRef = useRef<() => void>(null);
  return (
    <FileDrop
      {...props}
      name="files"
      accept="image/*"
      openRef={openRef}
      labelledBy="files-label"
      describedBy={undefined}
    >
      <p id="files-label">Pictures</p>
      <Button disabled={props.disabled} onClick={() => openRef.current?.()}>
        Choose
      </Button>
    </FileDrop>
  );
}

const meta = {
  title: 'Components/FileDrop',
  component: Field,
  args: { multiple: true, onFiles: fn() },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

type Step = 'dragenter' | 'dragover' | 'drop';

function makeDrag(type: Step, files: File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
}
/** What the browser tells of files that are held over something, or dropped there; false where the page has it do nothing more. */
const drag = (type: Step, target: Element, ...files: File[]): boolean => target.dispatchEvent(makeDrag(type, files));
/** The same, once all that comes of it is drawn: for what nothing is to come of. */
const settle = (type: Step, target: Element, ...files: File[]) => fireEvent(target, makeDrag(type, files));
const findCover = (field: Element) => waitFor(() => expect(field.querySelector('[data-cover]')).not.toBeNull());
const [FIRST, SECOND] = [aPhoto('first.png'), aPhoto('second.png')];

export const Idle: Story = {};
export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('group', { name: 'Pictures' });
    drag('dragenter', canvas.getByText('Pictures'), FIRST, SECOND);
    await waitFor(() => expect(field).toHaveAttribute('data-accept', 'true'));
    await findCover(field);
    const cover = field.querySelector('[data-cover]')!;
    drag('dragover', cover, FIRST, SECOND);
    await expect(args.onFiles).not.toHaveBeenCalled();
    drag('drop', cover, FIRST, SECOND);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onFiles).toHaveBeenCalledWith([FIRST, SECOND]);
    await waitFor(() => expect(field.querySelector('[data-cover]')).toBeNull());
    await expect(field).not.toHaveAttribute('data-accept');
  },
};
/** Before what takes files is here, they are taken all the same, and the browser does not leave the page for them. */
export const DroppedBeforehand: Story = {
  play: async ({ canvas, args }) => {
    const words = canvas.getByText('Pictures');
    drag('dragenter', words, FIRST);
    await expect(drag('dragover', words, FIRST)).toBe(false);
    await expect(drag('drop', words, FIRST)).toBe(false);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith([FIRST]);
  },
};
export const OneAlone: Story = {
  args: { multiple: false },
  play: async ({ canvas, args }) => {
    drag('drop', canvas.getByText('Pictures'), FIRST, SECOND);
    await expect(args.onFiles).toHaveBeenCalledWith([FIRST]);
  },
};
/** Files that are carried past leave nothing over the field. */
export const CarriedPast: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole('group', { name: 'Pictures' });
    drag('dragenter', field, FIRST);
    await findCover(field);
    // A browser tells where they are all the while.
    await waitFor(() => {
      drag('dragover', canvasElement.ownerDocument.body, FIRST);
      return expect(field.querySelector('[data-cover]')).toBeNull();
    });

    drag('dragenter', field, FIRST);
    await findCover(field);
    await waitFor(async () => {
      await fireEvent.pointerMove(field);
      return expect(field.querySelector('[data-cover]')).toBeNull();
    });
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};
/** What is dragged and is no file, words say. */
export const NoFiles: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: 'Pictures' });
    await settle('dragenter', field);
    await expect(field).not.toHaveAttribute('data-accept');
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('group', { name: 'Pictures' });
    await settle('dragenter', field, FIRST);
    await expect(field).not.toHaveAttribute('data-accept');
    await settle('drop', field, FIRST);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};
