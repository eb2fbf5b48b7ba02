import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { oneShot, someShots, tenShots } from '../../../../testing/charts.ts';
import { ShotChartEditor } from './ShotChartEditor.tsx';

const meta = {
  title: 'Components/ShotChartEditor',
  component: ShotChartEditor,
  args: { kind: 'chart', points: someShots, author: 'pro', handed: 'right', onChange: fn() },
  render: function Editing({ onChange, onMetricChange, ...args }) {
    const [points, setPoints] = useState(args.points);
    const [metric, setMetric] = useState(args.metric);
    return (
      <ShotChartEditor
        {...args}
        points={points}
        onChange={(next) => {
          onChange(next);
          setPoints(next);
        }}
        metric={metric}
        {...(onMetricChange && {
          onMetricChange: (next: boolean) => {
            onMetricChange(next);
            setMetric(next);
          },
        })}
      />
    );
  },
} satisfies Meta<typeof ShotChartEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findAdd = (canvas: Canvas) => canvas.getByRole('button', { name: 'Add shot' });
const findWork = (canvas: Canvas) => canvas.getByRole('application');
const findSliders = (canvas: Canvas) => {
  const [across, along] = canvas.getAllByRole('slider');
  return { across: across!, along: along! };
};
const press = (canvas: Canvas, name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }));
const choose = (canvas: Canvas, name: RegExp) => userEvent.click(canvas.getByRole('radio', { name }));

/** Where a unit of the chart is on the screen. */
function findClient(horizon: number, vertically: number) {
  const svg = document.querySelectorAll<SVGSVGElement>('div[data-author] > svg')[1]!;
  const at = new DOMPoint(140 + horizon * 20, 180 - vertically * 20).matrixTransform(svg.getScreenCTM()!);
  // No browser has heard of a pointer that a test makes up.
  svg.setPointerCapture = () => undefined;
  return { svg, at: { clientX: at.x, clientY: at.y, isPrimary: true, button: 0, pointerId: 1, bubbles: true } };
}
const pointer = async (type: 'pointerDown' | 'pointerMove' | 'pointerUp', to: [number, number]) => {
  const { svg, at } = findClient(...to);
  await fireEvent[type](svg, at);
};
const tap = async (horizon: number, vertically: number) => {
  await pointer('pointerDown', [horizon, vertically]);
  await pointer('pointerUp', [horizon, vertically]);
};

export const Ready: Story = {};
export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tap the course/)).toBeVisible();
    await expect(findAdd(canvas)).toBeEnabled();
  },
};
export const One: Story = { args: { points: oneShot, author: 'player' } };
export const Full: Story = {
  args: { points: tenShots },
  play: async ({ canvas }) => {
    await expect(findAdd(canvas)).toBeDisabled();
    // Neither does a tap add an eleventh.
    await tap(-6, 8);
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.getByText('10 shots are as many as a chart holds.')).toBeVisible();
  },
};

/** A new shot begins in the bottom left corner without a shape; until it is done the other tools are locked. */
export const Creating: Story = {
  args: { kind: 'putting_chart', onMetricChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(findAdd(canvas));
    const { across, along } = findSliders(canvas);
    await expect(across).toHaveAttribute('aria-valuenow', '-6');
    await expect(along).toHaveAttribute('aria-valuenow', '-8');
    for (const shape of canvas.getAllByRole('radio', { name: /straight|curved/i }))
      await expect(shape).not.toBeChecked();
    await expect(findWork(canvas)).toHaveFocus();

    await expect(canvas.queryByRole('button', { name: 'Add shot' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit shot/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Inches' })).toBeDisabled();
    // A tap on another shot moves the new one there; it does not take the other one up.
    await tap(0, 0);
    await expect(canvas.getByText('New shot, number 6')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const CreatingOne: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(findAdd(canvas));
    await choose(canvas, /curved left/i);
    await tap(-3, 2);
    await expect(findSliders(canvas).across).toHaveAttribute('aria-valuetext', '15 yds left');
    await press(canvas, 'Done');
    await expect(args.onChange).toHaveBeenLastCalledWith([...someShots, { horizon: -3, vertically: 2, type: 3 }]);
    await expect(canvas.getByText('Shot 6, curved left, 15 yds left, 10 yds long. 6 shots.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Edit shot 6/ })).toHaveFocus();
    // The next one begins in the corner again.
    await userEvent.click(findAdd(canvas));
    await expect(findSliders(canvas).across).toHaveAttribute('aria-valuenow', '-6');
    await expect(canvas.getByRole('radio', { name: /curved left/i })).not.toBeChecked();
  },
};
/** One after the other without leaving the tools; the tenth is the last. */
export const AddingTen: Story = {
  args: { points: [] },
  play: async ({ canvas, args }) => {
    await tap(-4, 1);
    for (let nth = 1; nth < 10; nth += 1) {
      await expect(canvas.getByText(`New shot, number ${nth}`)).toBeVisible();
      await choose(canvas, /straight/i);
      await press(canvas, 'Keep this shot and add another');
      await tap(nth - 4, nth % 3);
    }
    await expect(canvas.getByRole('button', { name: 'Keep this shot and add another' })).toBeDisabled();
    await press(canvas, 'Done');
    const expected = Array.from({ length: 10 }, (_, nth): ChartPoint => {
      if (nth === 0) return { horizon: -4, vertically: 1, type: 1 };
      return { horizon: nth - 4, vertically: nth % 3, type: nth === 9 ? -1 : 1 };
    });
    await expect(args.onChange).toHaveBeenLastCalledWith(expected);
    await expect(findAdd(canvas)).toBeDisabled();
  },
};
export const Editing: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, /^Edit shot 3/);
    const { across, along } = findSliders(canvas);
    await expect(across).toHaveAttribute('aria-valuetext', '20 yds right');
    await expect(along).toHaveAttribute('aria-valuetext', '15 yds short');
    await expect(canvas.getByRole('radio', { name: /curved right/i })).toBeChecked();
    across.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(across).toHaveAttribute('aria-valuetext', '10 yds right');
    await expect(
      canvas.getByRole('application', { name: 'Shot 3, curved right, 10 yds right, 15 yds short' }),
    ).toBeVisible();
    await press(canvas, 'Done');
    await expect(args.onChange).toHaveBeenLastCalledWith(someShots.with(2, { horizon: 2, vertically: -3, type: 2 }));
    await press(canvas, /^Edit shot 3/);
  },
};
export const Cancelled: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, /^Edit shot 1/);
    await choose(canvas, /straight/i);
    await press(canvas, 'Cancel');
    await expect(
      canvas.getByRole('button', { name: 'Edit shot 1, curved right, fade 10 yds right, 5 yds short' }),
    ).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** A page that is left in the middle of a shot keeps it. */
export const Left: Story = {
  render: function Leaving(args) {
    const [left, setLeft] = useState(false);
    return left ? (
      <p>Another page</p>
    ) : (
      <>
        <ShotChartEditor {...args} />
        <button onClick={() => setLeft(true)}>Leave</button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await press(canvas, /^Edit shot 3/);
    await userEvent.keyboard('{ArrowLeft}');
    await press(canvas, 'Leave');
    await expect(canvas.getByText('Another page')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(someShots.with(2, { horizon: 3, vertically: -3, type: 2 }));
  },
};
export const Deleted: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, /^Edit shot 2/);
    await press(canvas, 'Delete shot 2');
    await expect(args.onChange).toHaveBeenLastCalledWith(someShots.toSpliced(1, 1));
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(args.onChange).toHaveBeenLastCalledWith(someShots);
    await press(canvas, /^Edit shot 2/);
    await press(canvas, 'Delete shot 2');
  },
};
/** The ball goes with the finger, and lands on the nearest unit. */
export const Dragging: Story = {
  play: async ({ canvas, args }) => {
    await tap(4, -3);
    await expect(canvas.getByText('Shot 3')).toBeVisible();
    // Taken hold of beside its middle, it does not jump.
    await pointer('pointerDown', [4.3, -2.8]);
    await expect(findSliders(canvas).across).toHaveAttribute('aria-valuenow', '4');
    await pointer('pointerMove', [1.6, 0]);
    await pointer('pointerMove', [0.9, 3.4]);
    const ball = canvas.getByRole('application').querySelector('[data-shot="3"]')!;
    await expect(ball).toHaveAttribute('transform', 'translate(152.0 116.0)');
    await pointer('pointerUp', [0.9, 3.4]);
    await expect(ball).toHaveAttribute('transform', 'translate(160.0 120.0)');
    await expect(canvas.getByText('5 yds right, 15 yds long.')).toBeInTheDocument();
    await press(canvas, 'Done');
    await expect(args.onChange).toHaveBeenLastCalledWith(someShots.with(2, { horizon: 1, vertically: 3, type: 2 }));
    await tap(1, 3);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const add = findAdd(canvas);
    add.focus();
    await userEvent.keyboard('{Enter}');
    const work = findWork(canvas);
    await expect(work).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}');
    await expect(work).toHaveAccessibleName('Shot 6, no shape, 30 yds left, 30 yds short');
    await expect(canvas.getByText('30 yds left, 30 yds short.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([...someShots, { horizon: -6, vertically: -6, type: -1 }]);
    await expect(canvas.getByRole('button', { name: /^Edit shot 6/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Shot 6 stays as it was.')).toBeInTheDocument();
  },
};
/** A draft goes along into the full screen and back; Escape gives it up and stays there. */
export const FullScreen: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, /^Edit shot 1/);
    const open = canvas.getByRole('button', { name: 'Full screen' });
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Shot chart' }));
    await choose(dialog, /straight/i);
    await userEvent.click(screen.getByRole('button', { name: 'Leave full screen' }));
    await waitFor(() => expect(open).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: /straight/i })).toBeChecked();
    await userEvent.click(open);
    const again = within(await screen.findByRole('dialog', { name: 'Shot chart' }));
    findWork(again).focus();
    await userEvent.keyboard('{Escape}');
    await expect(await again.findByRole('button', { name: /^Edit shot 1/ })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(again.getByRole('button', { name: /^Edit shot 4/ }));
  },
};
export const PuttingInFeet: Story = {
  args: { kind: 'putting_chart', author: 'player', metric: false, onMetricChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Inches' }));
    await expect(args.onMetricChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByText('24 in right, 12 in short')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Feet' }));
    await expect(canvas.getByText('2 ft right, 1 ft short')).toBeVisible();
  },
};
export const PuttingInInches: Story = { args: { kind: 'putting_chart', metric: true, onMetricChange: fn() } };
export const LeftHanded: Story = {
  args: { handed: 'left', author: 'player' },
  play: async ({ canvas }) => {
    await press(canvas, /^Edit shot 4/);
    await expect(canvas.getByRole('radio', { name: /^curved left fade$/i })).toBeChecked();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DarkEditing: Story = { ...LeftHanded, globals: { scheme: 'dark' } };
export const Desktop: Story = { ...LeftHanded, globals: { viewport: { value: 'desktop' } } };
