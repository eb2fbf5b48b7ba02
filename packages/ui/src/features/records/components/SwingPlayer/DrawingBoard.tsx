import type { Drawing, DrawingPoint } from '@fairway/contracts/lessons/drawings';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import classes from './DrawingLayer.module.css';
import {
  describeDrawing,
  dragPoints,
  extendStroke,
  isDrawn,
  isShownAt,
  listHandles,
  makeDrawing,
  moveDrawing,
  movePoint,
  type Sheet,
  type Spot,
  toPoint,
  toSpot,
} from './drawings.ts';
import { DrawingShape } from './DrawingShape.tsx';
import type { DrawingEditor } from './useDrawings.ts';

export interface DrawingBoardProps {
  editor: DrawingEditor;
  sheet: Sheet;
  /** The moment of the clip that is drawn over, in milliseconds. */
  at_ms: number;
}

/** What a finger is doing, until it is lifted. */
type Press =
  | { kind: 'draw'; from: DrawingPoint }
  | { kind: 'move'; from: DrawingPoint; before: Drawing }
  | { kind: 'handle'; index: number; before: Drawing };

/** How far an arrow key moves a drawing, in shares of the picture. */
const NUDGE = 0.01;
const NUDGES: Record<string, DrawingPoint> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};
/** What is drawn without a finger: in the middle, to be moved from there. */
const LEFT: DrawingPoint = [0.35, 0.5];
const MIDDLE: DrawingPoint = [0.5, 0.5];
const RIGHT: DrawingPoint = [0.65, 0.4];

/** A place on the screen, on the sheet. */
function locate({ clientX, clientY }: PointerEvent, svg: SVGSVGElement | null, sheet: Sheet): DrawingPoint {
  const matrix = svg?.getScreenCTM()?.inverse();
  const { x, y }: Spot = matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : { x: 0, y: 0 };
  return toPoint({ x, y }, sheet);
}

function Handles({
  drawing,
  sheet,
  onGrab,
}: {
  drawing: Drawing;
  sheet: Sheet;
  onGrab: (event: PointerEvent, index: number) => void;
}) {
  return listHandles(drawing).map((point, index) => {
    const { x, y } = toSpot(point, sheet);
    // Drawings have no other name for their points than their place among them.
    return (
      <circle
        key={`${drawing.id}-${index}`}
        className={classes.handle}
        cx={x}
        cy={y}
        r={22}
        data-handle={index}
        onPointerDown={(event) => onGrab(event, index)}
      />
    );
  });
}

/** The picture to draw on: a finger draws with the chosen tool, moves what it takes hold of, and drags the points of what is selected. */
export function DrawingBoard({ editor, sheet, at_ms }: DrawingBoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const press = useRef<Press | null>(null);
  const [held, setHeld] = useState<Drawing | null>(null);
  const { tool, colour, words, drawings, selected } = editor;

  const begin = (event: PointerEvent, next: Press, drawing: Drawing | null) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.stopPropagation();
    svg.current?.setPointerCapture(event.pointerId);
    press.current = next;
    setHeld(drawing);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (tool === 'select') return editor.select(null);
    if (editor.isFull || (tool === 'text' && words.trim() === '')) return undefined;
    const from = locate(event, svg.current, sheet);
    const draft = { id: 'held', kind: tool, colour, at_ms };
    return begin(
      event,
      { kind: 'draw', from },
      makeDrawing(draft, tool === 'free' ? [from] : dragPoints(tool, from, from), words),
    );
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = press;
    if (!current) return;
    const at = locate(event, svg.current, sheet);
    if (current.kind === 'handle') setHeld(movePoint(current.before, current.index, at));
    else if (current.kind === 'move')
      setHeld(moveDrawing(current.before, at[0] - current.from[0], at[1] - current.from[1]));
    else
      setHeld(
        (drawing) =>
          drawing && {
            ...drawing,
            points:
              drawing.kind === 'free' ? extendStroke(drawing.points, at) : dragPoints(drawing.kind, current.from, at),
          },
      );
  };
  const onPointerUp = () => {
    const { current } = press;
    press.current = null;
    setHeld(null);
    if (!current || !held || !isDrawn(held)) return;
    if (current.kind === 'draw') editor.add(held.kind, held.points, at_ms);
    else if (held.points !== current.before.points) editor.replace(held);
  };
  const onPointerCancel = () => {
    press.current = null;
    setHeld(null);
  };
  const onBoardKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.key !== 'Enter' || tool === 'select' || editor.isFull) return;
    if (tool === 'text' && words.trim() === '') return;
    event.preventDefault();
    editor.add(
      tool,
      tool === 'free' ? [LEFT, MIDDLE, RIGHT] : dragPoints(tool, tool === 'circle' ? MIDDLE : LEFT, RIGHT),
      at_ms,
    );
  };
  const onDrawingKey = (event: KeyboardEvent, drawing: Drawing) => {
    const by = NUDGES[event.key];
    if (by) editor.replace(moveDrawing(drawing, by[0], by[1]));
    else if (event.key === 'Delete' || event.key === 'Backspace') editor.remove(drawing.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const shown = drawings.filter((drawing) => drawing.id === selected?.id || isShownAt(drawing, at_ms));
  const current = held && held.id === selected?.id ? held : selected;
  const keyboard = {
    role: 'application',
    tabIndex: 0,
    'aria-label': 'Picture to draw on. Enter draws in the middle; arrow keys move a drawing, Delete removes it.',
    onKeyDown: onBoardKey,
  };
  return (
    <svg
      ref={svg}
      className={classes.layer}
      data-active
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      {...keyboard}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
    >
      {shown.map((drawing) => {
        const seen = held?.id === drawing.id ? held : drawing;
        return (
          <g
            key={drawing.id}
            className={classes.drawing}
            data-colour={drawing.colour}
            data-pickable
            data-selected={drawing.id === selected?.id || undefined}
            role="button"
            tabIndex={0}
            aria-pressed={drawing.id === selected?.id}
            aria-label={describeDrawing(seen, sheet)}
            onFocus={() => editor.select(drawing.id)}
            onKeyDown={(event) => onDrawingKey(event, drawing)}
            onPointerDown={(event) => {
              editor.select(drawing.id);
              begin(event, { kind: 'move', from: locate(event, svg.current, sheet), before: drawing }, drawing);
            }}
          >
            <DrawingShape drawing={seen} sheet={sheet} />
          </g>
        );
      })}
      {held?.id === 'held' ? (
        <g className={classes.drawing} data-colour={held.colour}>
          <DrawingShape drawing={held} sheet={sheet} />
        </g>
      ) : null}
      {current ? (
        <Handles
          drawing={current}
          sheet={sheet}
          onGrab={(event, index) => begin(event, { kind: 'handle', index, before: current }, current)}
        />
      ) : null}
    </svg>
  );
}
