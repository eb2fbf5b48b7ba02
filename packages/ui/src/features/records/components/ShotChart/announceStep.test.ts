import { getChartScale } from '@fairway/contracts/lessons/chart-units';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { describe, expect, test } from 'vitest';
import { announceStep } from './announceStep.ts';
import { type EditorAction, type EditorState, IDLE, reduceEditor } from './editor.ts';

const YARDS = getChartScale('chart', false);
const shot = (horizon: number, vertically: number, type: ChartPoint['type'] = 1): ChartPoint => ({
  horizon,
  vertically,
  type,
});

describe('a step of the editor is announced', () => {
  const SHOTS = [shot(1, 2), shot(-3, 4, 2)];
  const idle: EditorState = { shots: SHOTS, mode: IDLE };
  const creating = reduceEditor(idle, { type: 'add', at: { horizon: 2, vertically: 0 } });
  const editing = reduceEditor(idle, { type: 'edit', index: 1 });
  const deleted = reduceEditor(editing, { type: 'delete' });
  const table: [string, EditorState, EditorAction, string | null][] = [
    [
      'a new shot',
      idle,
      { type: 'add' },
      'Shot 3 is new, 30 yds left, 40 yds short. Move it with the arrow keys and choose its shape.',
    ],
    [
      'the next new shot',
      creating,
      { type: 'add' },
      'Shot 4 is new, 30 yds left, 40 yds short. Move it with the arrow keys and choose its shape.',
    ],
    [
      'an edited shot',
      idle,
      { type: 'edit', index: 1 },
      'Shot 2, curved right, 15 yds left, 20 yds long. Move it with the arrow keys.',
    ],
    ['a step', editing, { type: 'step', by: { horizon: 1, vertically: 0 } }, '10 yds left, 20 yds long.'],
    ['a shot that is kept', creating, { type: 'done' }, 'Shot 3, no shape, 10 yds right. 3 shots.'],
    ['a new shot that is not kept', creating, { type: 'cancel' }, 'The new shot is not kept.'],
    ['a change that is not kept', editing, { type: 'cancel' }, 'Shot 2 stays as it was.'],
    ['a shot that is deleted', editing, { type: 'delete' }, 'Shot 2 is deleted. 1 shot.'],
    ['a shot that is brought back', deleted, { type: 'restore' }, 'The shot is back. 2 shots.'],
    ['nothing', idle, { type: 'done' }, null],
  ];
  test.each(table)('%s', (_, before, action, text) => {
    expect(announceStep(before, reduceEditor(before, action), YARDS)).toBe(text);
  });
});
