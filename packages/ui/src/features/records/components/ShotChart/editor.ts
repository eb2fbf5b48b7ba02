import { CHART_LIMITS, SHOT_SHAPES } from '@fairway/contracts/constants';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import type { Landing } from '@fairway/contracts/lessons/dispersion';
import { keepInBounds } from './geometry.ts';

/** What the editor is doing. A shot that is made or changed is a draft until it is done. */
export type EditorMode =
  | { name: 'idle'; deleted: { index: number; shot: ChartPoint } | null }
  | { name: 'creating'; draft: ChartPoint }
  | { name: 'editing'; index: number; draft: ChartPoint };

export interface EditorState {
  shots: readonly ChartPoint[];
  mode: EditorMode;
}

export type EditorAction =
  | { type: 'add'; at?: Landing }
  | { type: 'edit'; index: number }
  | { type: 'move'; to: Partial<Landing> }
  | { type: 'step'; by: Landing }
  | { type: 'shape'; shape: ChartPoint['type'] }
  | { type: 'done' }
  | { type: 'cancel' }
  | { type: 'delete' }
  | { type: 'restore' };

export const IDLE: EditorMode = { name: 'idle', deleted: null };

/** Where a new shot begins that no tap has placed: left and short as far as it goes, its shape unset. */
const NEW_SHOT: ChartPoint = {
  horizon: -CHART_LIMITS.horizon,
  vertically: -CHART_LIMITS.vertically,
  type: SHOT_SHAPES.unset,
};

/** Whether there is room for one more shot, the one that is being made counted. */
export const canAdd = ({ shots, mode }: EditorState): boolean =>
  shots.length < (mode.name === 'creating' ? CHART_LIMITS.points - 1 : CHART_LIMITS.points);

/** The number of the shot that is being made or changed, from 1. */
export const findActiveNumber = ({ shots, mode }: EditorState): number | null => {
  if (mode.name === 'idle') return null;
  return mode.name === 'creating' ? shots.length + 1 : mode.index + 1;
};

/** The draft goes to its place among the shots, and the tools are free again. */
function keepDraft(state: EditorState): EditorState {
  const { shots, mode } = state;
  if (mode.name === 'idle') return state;
  if (mode.name === 'creating') return { shots: [...shots, mode.draft], mode: IDLE };
  // A shot that was only looked at changes nothing of the chart.
  return { shots: mode.draft === shots[mode.index] ? shots : shots.with(mode.index, mode.draft), mode: IDLE };
}

function moveDraft(state: EditorState, to: Landing): EditorState {
  const { shots, mode } = state;
  if (mode.name === 'idle') return state;
  const { horizon, vertically } = keepInBounds(to);
  if (horizon === mode.draft.horizon && vertically === mode.draft.vertically) return state;
  return { shots, mode: { ...mode, draft: { ...mode.draft, horizon, vertically } } };
}

const startCreating = (state: EditorState, at: Landing | undefined): EditorState => {
  if (state.mode.name === 'editing' || !canAdd(state)) return state;
  // Asked for while another is being made, that one is done.
  const { shots } = keepDraft(state);
  const created: EditorState = { shots, mode: { name: 'creating', draft: NEW_SHOT } };
  return at ? moveDraft(created, at) : created;
};

function removeShot({ shots, mode }: EditorState): EditorState {
  if (mode.name === 'creating') return { shots, mode: IDLE };
  const shot = mode.name === 'editing' ? shots[mode.index] : undefined;
  if (mode.name !== 'editing' || !shot) return { shots, mode };
  return {
    shots: shots.toSpliced(mode.index, 1),
    mode: { name: 'idle', deleted: { index: mode.index, shot } },
  };
}

function restoreShot(state: EditorState): EditorState {
  const { shots, mode } = state;
  if (mode.name !== 'idle' || !mode.deleted || !canAdd(state)) return state;
  return { shots: shots.toSpliced(mode.deleted.index, 0, mode.deleted.shot), mode: IDLE };
}

/**
 * The editor's next state. While a shot is being made or changed the other tools are locked but for the next shot, which ends one
 * that is being made: what they ask for then changes nothing, and the very same state comes back.
 */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const { shots, mode } = state;
  switch (action.type) {
    case 'add':
      return startCreating(state, action.at);
    case 'edit': {
      const draft = shots[action.index];
      return mode.name === 'idle' && draft ? { shots, mode: { name: 'editing', index: action.index, draft } } : state;
    }
    case 'move':
      return mode.name === 'idle' ? state : moveDraft(state, { ...mode.draft, ...action.to });
    case 'step':
      if (mode.name === 'idle') return state;
      return moveDraft(state, {
        horizon: mode.draft.horizon + action.by.horizon,
        vertically: mode.draft.vertically + action.by.vertically,
      });
    case 'shape':
      return mode.name === 'idle' ? state : { shots, mode: { ...mode, draft: { ...mode.draft, type: action.shape } } };
    case 'done':
      return keepDraft(state);
    case 'cancel':
      return mode.name === 'idle' ? state : { shots, mode: IDLE };
    case 'delete':
      return removeShot(state);
    case 'restore':
      return restoreShot(state);
  }
}
