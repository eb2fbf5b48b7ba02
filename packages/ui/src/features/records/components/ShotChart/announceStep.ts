import type { ChartScale } from '@fairway/contracts/lessons/chart-units';
import { type EditorState, findActiveNumber } from './editor.ts';
import { describeShot, formatLanding, formatShots } from './text.ts';

/** What a screen reader hears after a step of the editor; null where nothing changed or a control says it itself. */
export function announceStep(before: EditorState, after: EditorState, scale: ChartScale): string | null {
  const { mode } = after;
  if (before.mode === mode && before.shots === after.shots) return null;
  const [was, is] = [findActiveNumber(before), findActiveNumber(after)];
  if (mode.name === 'creating' && was !== is)
    return `Shot ${is} is new, ${formatLanding(mode.draft, scale)}. Move it with the arrow keys and choose its shape.`;
  if (mode.name === 'editing' && was === null)
    return `${describeShot(mode.index + 1, mode.draft, scale)}. Move it with the arrow keys.`;
  if (mode.name !== 'idle') return `${formatLanding(mode.draft, scale)}.`;
  if (mode.deleted) return `Shot ${mode.deleted.index + 1} is deleted. ${formatShots(after.shots.length)}.`;
  if (was === null) return `The shot is back. ${formatShots(after.shots.length)}.`;
  const kept = before.shots === after.shots ? undefined : after.shots[was - 1];
  if (kept) return `${describeShot(was, kept, scale)}. ${formatShots(after.shots.length)}.`;
  return before.mode.name === 'creating' ? 'The new shot is not kept.' : `Shot ${was} stays as it was.`;
}
