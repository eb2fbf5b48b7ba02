import type { ChartScale } from '@fairway/contracts/lessons/chart-units';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useReportUnfinished, type Unfinished } from '../unfinished.ts';
import { type EditorAction, type EditorMode, type EditorState, IDLE, reduceEditor } from './editor.ts';
import { announceStep } from './announceStep.ts';

export interface ShotEditor {
  state: EditorState;
  /** What a reader hears of the last step. */
  told: string;
  /** `quietly` where the control says itself what it did, as sliders do; `dragging` while a finger is not lifted yet. */
  dispatch: (action: EditorAction, how?: 'quietly' | 'dragging') => void;
  /** Tells a reader what no step says, such as where a drag ended. */
  announce: (text: string) => void;
}

/** A mode whose shot is gone, because the chart came anew from elsewhere, is none. */
const fitMode = (shots: readonly ChartPoint[], mode: EditorMode): EditorMode =>
  mode.name === 'editing' && mode.index >= shots.length ? IDLE : mode;

/**
 * The shots belong to whoever shows the editor; the editor has the draft, and gives the shots back when one is done. A shot is done as well
 * when the record is saved, or the page is left, in the middle of it.
 */
export function useShotEditor(
  shots: readonly ChartPoint[],
  onChange: (shots: ChartPoint[]) => void,
  scale: ChartScale,
): ShotEditor {
  const [mode, setMode] = useState<EditorMode>(IDLE);
  const [told, setTold] = useState('');
  const state: EditorState = { shots, mode: fitMode(shots, mode) };
  // Several steps may come before the next render: each goes on from the one before.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = { shots, mode: fitMode(shots, latest.current.mode) };
  }, [shots]);
  const outside = useRef({ onChange, scale });
  useEffect(() => {
    outside.current = { onChange, scale };
  });
  const dispatch = useCallback((action: EditorAction, how?: 'quietly' | 'dragging') => {
    const before = latest.current;
    const after = reduceEditor(before, action);
    if (after === before) return;
    latest.current = after;
    // The ball is already where the finger is: what else follows may come a moment later, and in pieces.
    if (how === 'dragging') startTransition(() => setMode(after.mode));
    else setMode(after.mode);
    if (after.shots !== before.shots) outside.current.onChange([...after.shots]);
    const announced = how ? null : announceStep(before, after, outside.current.scale);
    if (announced !== null) setTold(announced);
  }, []);
  const unfinished = useMemo(
    (): Unfinished => ({
      finish: async () => dispatch({ type: 'done' }),
      drop: () => dispatch({ type: 'cancel' }),
    }),
    [dispatch],
  );
  useReportUnfinished(state.mode.name === 'idle' ? null : unfinished);
  // Before the effects of the page, which keeps what it has when it is left.
  useLayoutEffect(() => () => dispatch({ type: 'done' }), [dispatch]);
  return { state, told, dispatch, announce: setTold };
}
