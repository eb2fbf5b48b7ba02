import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { aPhoto, PORTRAIT, SCENES } from '../../testing/pictures.ts';
import type { Upload } from '../ImageUpload/useUpload.ts';
import { ImagesUpload, type ImagesUploadProps } from './ImagesUpload.tsx';

function Held(props: ImagesUploadProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ImagesUpload
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change);
        props.onChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Components/ImagesUpload',
  component: ImagesUpload,
  args: {
    label: 'Pictures',
    help: 'PNG, JPEG, GIF or WebP, at most 10 MB each.',
    name: 'image_files',
    value: SCENES,
    max: 8,
    onChange: fn(),
    upload: fn(async () => ({ path: PORTRAIT })),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ImagesUpload>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sources = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('img').map((image) => SCENES.indexOf(image.getAttribute('src') ?? ''));

export const Several: Story = {};
export const Empty: Story = { args: { value: [] } };
export const One: Story = { args: { value: SCENES.slice(0, 1) } };
export const Full: Story = {
  args: { max: 3 },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Add more' })).toBeNull(),
};
/** Without a mouse: the buttons move a picture, and a reader hears where to. */
export const MovedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Move picture 1 of 3 earlier' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    canvas.getByRole('button', { name: 'Move picture 3 of 3 earlier' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sources(canvas)).toEqual([0, 2, 1]);
    await expect(canvas.getByText('Picture 3 is now picture 2 of 3.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1 of 3' }));
    await expect(sources(canvas)).toEqual([2, 1]);
  },
};
export const Dragged: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: 'Picture 1 of 3' });
    const middle = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const [start, goal] = [middle(first), middle(canvas.getByRole('button', { name: 'Picture 3 of 3' }))];
    await fireEvent.mouseDown(first, { button: 0, ...start });
    await fireEvent.mouseMove(document, { ...start, clientY: start.clientY + 10 });
    await canvas.findByText('Picture 1 of 3 is held over place 1.');
    await fireEvent.mouseMove(document, goal);
    await canvas.findByText('Picture 1 of 3 is held over place 3.');
    await fireEvent.mouseUp(document, goal);
    await waitFor(() => expect(sources(canvas)).toEqual([1, 2, 0]));
  },
};
/** The one that is put down keeps the focus, at its new place. */
export const DraggedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: 'Picture 1 of 3' });
    first.focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('Picture 1 of 3 is held over place 1.');
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('Picture 1 of 3 is held over place 2.');
    await userEvent.keyboard(' ');
    await canvas.findByText('Picture 1 is now picture 2 of 3.');
    await expect(sources(canvas)).toEqual([1, 0, 2]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Picture 2 of 3' })).toHaveFocus());
    await expect(first).toHaveFocus();
  },
};
export const Chosen: Story = {
  args: { value: SCENES.slice(0, 1) },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('image_files-file'), [
      aPhoto(),
      aPhoto('big.png', 'image/png', 10_485_761),
    ]);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This picture is too large.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
  },
};
export const OnTheirWay: Story = {
  args: {
    value: SCENES.slice(0, 1),
    onBusyChange: fn(),
    upload: fn<Upload>((_file, { onProgress }) => {
      onProgress(0.4);
      return new Promise<never>(() => undefined);
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('image_files-file'), aPhoto());
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '0.4');
    await waitFor(() => expect(args.onBusyChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sending' }));
    await waitFor(() => expect(args.onBusyChange).toHaveBeenLastCalledWith(false));
  },
};
/** A line that brings nothing: an upload ends only when it is stopped. */
const stalled: Upload = (_file, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Stopped'))));
/** Pictures that wait for their turn count too, and may be stopped before it comes. */
export const WaitForTheirTurn: Story = {
  args: { value: SCENES.slice(0, 1), max: 3, upload: fn(stalled) },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('image_files-file'), [aPhoto('a.png'), aPhoto('b.png')]);
    const stops = await canvas.findAllByRole('button', { name: 'Stop sending' });
    await expect(stops).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Add more' })).toBeNull();
    await userEvent.click(stops[1]!);
    await userEvent.click(stops[0]!);
    await expect(await canvas.findByRole('button', { name: 'Add more' })).toBeVisible();
    await expect(args.upload).toHaveBeenCalledOnce();
  },
};
/** A second picture makes both of them draggable where they stand: neither the focus nor a picture is lost. */
function becomesTwo(findFocused: (canvas: Canvas) => HTMLElement): Story {
  let arrive = () => {};
  return {
    args: {
      value: SCENES.slice(0, 1),
      upload: fn<Upload>(() => new Promise((resolve) => (arrive = () => resolve({ path: PORTRAIT })))),
    },
    play: async ({ canvas }) => {
      await userEvent.upload(canvas.getByTestId('image_files-file'), aPhoto());
      await canvas.findByRole('progressbar');
      const picture = canvas.getByRole('img', { name: 'Number 1' });
      await expect(canvas.queryByRole('button', { name: 'Picture 1 of 1' })).toBeNull();
      const focused = findFocused(canvas);
      focused.focus();
      arrive();
      await expect(await canvas.findByRole('button', { name: 'Picture 1 of 2' })).toContainElement(picture);
      await expect(canvas.getByRole('button', { name: 'Picture 2 of 2' })).toBeVisible();
      await expect(focused).toHaveFocus();
    },
  };
}
export const SecondWhileAdding = becomesTwo((canvas) => canvas.getByRole('button', { name: 'Add more' }));
export const SecondWhileRemoving = becomesTwo((canvas) =>
  canvas.getByRole('button', { name: 'Remove picture 1 of 1' }),
);
/** With the page go the pictures whose turn had not come. */
export const LeftMeanwhile: Story = {
  args: { value: [], upload: fn(stalled) },
  render: function Left(args) {
    const [isHere, setHere] = useState(true);
    return isHere ? (
      <>
        <Held {...args} />
        <button onClick={() => setHere(false)}>Leave</button>
      </>
    ) : (
      <p>Another page</p>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('image_files-file'), [aPhoto('a.png'), aPhoto('b.png')]);
    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(args.upload).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: {
    value: [],
    upload: fn(() =>
      Promise.reject(new Error('This picture cannot be read. It may be damaged. Please choose another.')),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('image_files-file'), aPhoto());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This picture cannot be read.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
  },
};
export const Refused: Story = { args: { error: 'At most 8 pictures, please.' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const EmptyDark: Story = { ...Empty, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
