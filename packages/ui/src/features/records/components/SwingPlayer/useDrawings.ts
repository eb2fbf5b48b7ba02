import { DRAWING_LIMITS } from '@fairway/contracts/constants';
import type { Drawing, DrawingPoint } from '@fairway/contracts/lessons/drawings';
import type { DrawingColour, DrawingKind, DrawingSpan } from '@fairway/contracts/lessons/drawing-kinds';
import { useCallback, useMemo, useState } from 'react';
import { makeDrawing } from './drawings.ts';
import { type History, pushHistory, redo, startHistory, undo } from './history.ts';

type Steps = Omit<History<readonly Drawing[]>, 'present'>;

export type DrawingTool = DrawingKind | 'select';

/** A clip's drawings while they are worked on: what was drawn last is selected, and every step can be taken back. */
export interface DrawingEditor {
  drawings: readonly Drawing[];
  selected: Drawing | null;
  tool: DrawingTool;
  colour: DrawingColour;
  /** The words that a tap places. */
  words: string;
  canUndo: boolean;
  canRedo: boolean;
  isFull: boolean;
  setTool: (tool: DrawingTool) => void;
  setWords: (words: string) => void;
  /** Of what is drawn next, and of what is selected. */
  setColour: (colour: DrawingColour) => void;
  setSpan: (span: DrawingSpan) => void;
  select: (id: string | null) => void;
  add: (kind: DrawingKind, points: DrawingPoint[], at_ms: number) => void;
  replace: (drawing: Drawing) => void;
  remove: (id: string) => void;
  undo: () => void;
  redo: () => void;
}

const makeId = (): string => crypto.randomUUID();

export function useDrawings(
  drawings: readonly Drawing[],
  onChange: (drawings: readonly Drawing[]) => void,
): DrawingEditor {
  const [{ past, future }, setSteps] = useState<Steps>(() => startHistory(drawings));
  const [selectedId, select] = useState<string | null>(null);
  const [tool, setTool] = useState<DrawingTool>('line');
  const [colour, setColour] = useState<DrawingColour>('yellow');
  const [words, setWords] = useState('');
  const selected = drawings.find(({ id }) => id === selectedId) ?? null;
  const take = useCallback(
    ({ present, ...steps }: History<readonly Drawing[]>) => {
      setSteps(steps);
      onChange(present);
    },
    [onChange],
  );
  return useMemo(() => {
    const history = { past, present: drawings, future };
    const change = (next: readonly Drawing[]) => take(pushHistory(history, next));
    const replace = (drawing: Drawing) => change(drawings.map((each) => (each.id === drawing.id ? drawing : each)));
    return {
      drawings,
      selected,
      tool,
      colour,
      words,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      isFull: drawings.length >= DRAWING_LIMITS.drawings,
      setTool(next: DrawingTool) {
        setTool(next);
        // The colour that is chosen next is for what is drawn next.
        select(null);
      },
      setWords,
      setColour(next: DrawingColour) {
        setColour(next);
        if (selected) replace({ ...selected, colour: next });
      },
      setSpan(span: DrawingSpan) {
        if (selected) replace({ ...selected, span });
      },
      select,
      add(kind: DrawingKind, points: DrawingPoint[], at_ms: number) {
        const drawing = makeDrawing({ id: makeId(), kind, colour, at_ms }, points, kind === 'text' ? words.trim() : '');
        change([...drawings, drawing]);
        select(drawing.id);
      },
      replace,
      remove(id: string) {
        change(drawings.filter((each) => each.id !== id));
        select(null);
      },
      undo: () => take(undo(history)),
      redo: () => take(redo(history)),
    };
  }, [past, future, drawings, selected, tool, colour, words, take]);
}
