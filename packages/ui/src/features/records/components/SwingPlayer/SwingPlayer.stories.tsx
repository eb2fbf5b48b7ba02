import type { Drawing } from '@fairway/contracts/lessons/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useLayoutEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aDrawing } from '../../../../testing/drawings.ts';
import swing from '../../../../testing/swing.webm';
import { NO_VIDEO } from '../../../../testing/videos.ts';
import { SwingPlayer } from './SwingPlayer.tsx';
import { useClipPlayer } from './useClipPlayer.ts';

/** One of each kind, over the swing at its address. */
const someDrawings = (): Drawing[] => [
  aDrawing({ id: 'line' }),
  aDrawing({
    id: 'angle',
    kind: 'angle',
    colour: 'red',
    points: [
      [0.5, 0.66],
      [0.5, 0.4],
      [0.66, 0.84],
    ],
  }),
  aDrawing({
    id: 'circle',
    kind: 'circle',
    colour: 'blue',
    points: [
      [0.5, 0.33],
      [0.62, 0.33],
    ],
  }),
  aDrawing({
    id: 'free',
    kind: 'free',
    colour: 'green',
    points: [
      [0.2, 0.8],
      [0.28, 0.72],
      [0.36, 0.8],
      [0.3, 0.88],
    ],
  }),
  aDrawing({ id: 'text', kind: 'text', colour: 'white', points: [[0.06, 0.12]], text: 'Head still' }),
];

const onDraw = fn<(drawings: readonly Drawing[]) => void>();

/** A page that keeps what is drawn, as the record's editor does. */
function Keeping(props: ComponentProps<typeof SwingPlayer>) {
  const [drawings, setDrawings] = useState(props.drawings ?? []);
  return (
    <div style={{ maxWidth: 460 }}>
      <SwingPlayer
        {...props}
        drawings={drawings}
        onDraw={
          props.onDraw &&
          ((next) => {
            onDraw(next);
            setDrawings(next);
          })
        }
      />
    </div>
  );
}

const meta = {
  title: 'Records/Swing player',
  component: SwingPlayer,
  render: (args) => <Keeping {...args} />,
  parameters: { docs: { story: { inline: false, height: 720 } } },
  args: { src: swing, label: 'Driver, from the front' },
} satisfies Meta<typeof SwingPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const findMoment = (canvas: { findByRole: typeof screen.findByRole }) =>
  canvas.findByRole('slider', { name: 'Moment of Driver, from the front' });
/** The clip's own table says 60 frames, 24 a second: spaced evenly at thirty there would be 75. */
const waitForFrames = (slider: HTMLElement) =>
  waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0.00 s, frame 1 of 60'), { timeout: 10_000 });

export const StepsThroughFrames: Story = {
  play: async ({ canvas }) => {
    const slider = await findMoment(canvas);
    await waitForFrames(slider);
    const video = canvas.getByLabelText<HTMLVideoElement>('Driver, from the front');
    await userEvent.click(canvas.getByRole('button', { name: 'One frame on' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One frame on' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '0.08 s, frame 3 of 60');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0.13 s, frame 4 of 60');
    await userEvent.click(canvas.getByRole('button', { name: 'One frame back' }));
    await waitFor(() => expect(Math.floor(video.currentTime * 24)).toBe(2));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled();
  },
};
export const PlaysSlowly: Story = {
  play: async ({ canvas }) => {
    const slider = await findMoment(canvas);
    await waitForFrames(slider);
    const video = canvas.getByLabelText<HTMLVideoElement>('Driver, from the front');
    await userEvent.click(canvas.getByRole('radio', { name: '⅛' }));
    await expect(video.playbackRate).toBe(0.125);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(slider).not.toHaveAttribute('aria-valuetext', '0.00 s, frame 1 of 60'), {
      timeout: 10_000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(video.paused).toBe(true));
  },
};
export const SlowMotion: Story = {
  args: { slow_src: `${swing}?slow` },
  play: async ({ canvas }) => {
    const slider = await findMoment(canvas);
    await waitForFrames(slider);
    const video = canvas.getByLabelText<HTMLVideoElement>('Driver, from the front');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.click(canvas.getByRole('radio', { name: '¼' }));
    // The source with every frame takes over at the same moment and the same speed.
    await waitFor(() => expect(video.src).toContain('?slow'));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0.13 s, frame 4 of 60'), { timeout: 10_000 });
    await waitFor(() => expect(Math.floor(video.currentTime * 24)).toBe(3));
    await expect(video.playbackRate).toBe(0.25);
  },
};
export const RepeatsASpan: Story = {
  play: async ({ canvas }) => {
    const slider = await findMoment(canvas);
    await waitForFrames(slider);
    const video = canvas.getByLabelText<HTMLVideoElement>('Driver, from the front');
    await userEvent.click(canvas.getByRole('button', { name: 'Repeat from here' }));
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.click(canvas.getByRole('button', { name: 'Repeat up to here' }));
    // Slowly, so that it is still at its beginning when that is heard.
    await userEvent.click(canvas.getByRole('radio', { name: '⅛' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    const seen: number[] = [];
    video.addEventListener('seeked', () => seen.push(video.currentTime));
    // Twice back to its beginning, and never far beyond its end.
    await waitFor(() => expect(seen.filter((time) => time < 0.04).length).toBeGreaterThanOrEqual(2), {
      timeout: 10_000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop repeating' }));
    await expect(canvas.getByRole('button', { name: 'Repeat from here' })).toBeVisible();
  },
};
export const WithDrawings: Story = { args: { drawings: someDrawings() } };
export const WithDrawingsDark: Story = { args: { drawings: someDrawings() }, globals: { scheme: 'dark' } };

/** A finger on the picture, from one share of it to another. */
async function drag(board: Element, from: [number, number], to: [number, number]) {
  const { left, top, width, height } = board.getBoundingClientRect();
  const at = ([x, y]: [number, number]) => ({
    clientX: left + x * width,
    clientY: top + y * height,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  });
  await fireEvent.pointerDown(board, at(from));
  await fireEvent.pointerMove(board, at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await fireEvent.pointerMove(board, at(to));
  await fireEvent.pointerUp(board, at(to));
}

export const DrawsOver: Story = {
  args: { onDraw },
  play: async ({ canvas }) => {
    onDraw.mockClear();
    await waitForFrames(await findMoment(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    const dialog = within(await screen.findByRole('dialog'));
    const board = await dialog.findByRole('application');
    // Nothing is captured in a test: there is no finger.
    board.setPointerCapture = () => {};
    await drag(board, [0.4, 0.2], [0.6, 0.7]);
    await expect(onDraw).toHaveBeenLastCalledWith([
      expect.objectContaining({ kind: 'line', colour: 'yellow', span: 'clip' }),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Angle' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Red' }));
    await drag(board, [0.5, 0.6], [0.7, 0.3]);
    await expect(dialog.getByRole('button', { name: /^Red angle of \d+°$/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(dialog.queryByRole('button', { name: /^Red angle/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Redo' }));
    await expect(onDraw.mock.lastCall?.[0]).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Words' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Words' }), 'Head still');
    await drag(board, [0.1, 0.1], [0.1, 0.1]);
    await expect(dialog.getByRole('button', { name: 'Red words: Head still' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    // The page's own player loads anew once the screen is left.
    const drawn = { name: /^Drawn: Yellow line, Red angle of \d+°, Red words: Head still$/ };
    await expect(await canvas.findByRole('img', drawn, { timeout: 10_000 })).toBeVisible();
  },
};
export const DrawsByKeyboard: Story = {
  args: { onDraw, drawings: someDrawings().slice(0, 1) },
  play: async ({ canvas }) => {
    onDraw.mockClear();
    await waitForFrames(await findMoment(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Circle' }));
    (await dialog.findByRole('application')).focus();
    await userEvent.keyboard('{Enter}');
    const circle = await dialog.findByRole('button', { name: 'Yellow circle' });
    circle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onDraw.mock.lastCall?.[0][1]?.points[0]?.[0]).toBeCloseTo(0.51, 4);
    await userEvent.click(dialog.getByText('Here only'));
    await expect(onDraw.mock.lastCall?.[0][1]).toMatchObject({ span: 'moment' });
    circle.focus();
    await userEvent.keyboard('{Delete}');
    await expect(onDraw.mock.lastCall?.[0]).toHaveLength(1);
  },
};
export const FullScreenView: Story = {
  args: { drawings: someDrawings() },
  play: async ({ canvas }) => {
    await waitForFrames(await findMoment(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Driver, from the front, full screen' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { src: NO_VIDEO },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Failed to load video, tap here to retry' })).toBeVisible();
  },
};
export const Gone: Story = { args: { src: null } };
export const Desktop: Story = {
  args: { drawings: someDrawings(), onDraw },
  globals: { viewport: { value: 'desktop' } },
};

/** A clip whose element the browser has reported on before anybody listened: React had made it, and not shown it yet. */
function LateListener({ element }: { element: HTMLVideoElement }) {
  const { attach, frames, size } = useClipPlayer({ src: swing });
  useLayoutEffect(() => attach(element), [attach, element]);
  return <p>{frames && size ? `Ready, ${size.width} by ${size.height}` : 'Waiting'}</p>;
}
export const ReportedBeforehand: Story = {
  loaders: [
    async () => {
      const element = document.createElement('video');
      element.src = swing;
      await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve, { once: true }));
      return { element };
    },
  ],
  render: (_args, { loaded }) => <LateListener element={loaded['element'] as HTMLVideoElement} />,
  play: async ({ canvas }) => expect(await canvas.findByText(/^Ready, \d+ by \d+$/)).toBeVisible(),
};
