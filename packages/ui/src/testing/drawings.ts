import type { Drawing } from '@fairway/contracts/lessons/drawings';

/** A yellow line that stands for the whole clip, unless something else is said. */
export const aDrawing = (over: Partial<Drawing> & { id: string }): Drawing => ({
  kind: 'line',
  colour: 'yellow',
  at_ms: 0,
  span: 'clip',
  points: [
    [0.5, 0.15],
    [0.5, 0.9],
  ],
  text: '',
  ...over,
});
