import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canAdd, type EditorAction, type EditorState, findActiveNumber, IDLE, reduceEditor } from './editor.ts';

const shot = (horizon: number, vertically: number, type: ChartPoint['type'] = 1): ChartPoint => ({
  horizon,
  vertically,
  type,
});
const CORNER = shot(-6, -8, -1);
const [FIRST, SECOND] = [shot(1, 2), shot(-3, 4, 2)];
const SHOTS = [FIRST, SECOND];
const full = (count: number) => Array.from({ length: count }, (_, nth) => shot(nth - 5, 0));

const idle = (shots = SHOTS): EditorState => ({ shots, mode: IDLE });
const creating = (draft = CORNER, shots = SHOTS): EditorState => ({ shots, mode: { name: 'creating', draft } });
const editing = (index = 1, draft = SECOND): EditorState => ({ shots: SHOTS, mode: { name: 'editing', index, draft } });
const deleted: EditorState = { shots: [SECOND], mode: { name: 'idle', deleted: { index: 0, shot: FIRST } } };

describe('the editor', () => {
  const table: [string, EditorState, EditorAction, EditorState][] = [
    ['adds in the bottom left corner, unset', idle(), { type: 'add' }, creating()],
    ['adds where was tapped', idle(), { type: 'add', at: { horizon: 2, vertically: -1 } }, creating(shot(2, -1, -1))],
    ['adds within the bounds', idle(), { type: 'add', at: { horizon: 9, vertically: 9 } }, creating(shot(6, 8, -1))],
    ['keeps the new shot and adds another', creating(FIRST), { type: 'add' }, creating(CORNER, [...SHOTS, FIRST])],
    ['moves', creating(), { type: 'move', to: { horizon: 3, vertically: 4 } }, creating(shot(3, 4, -1))],
    [
      'moves within the bounds',
      creating(),
      { type: 'move', to: { horizon: -7, vertically: 9 } },
      creating(shot(-6, 8, -1)),
    ],
    ['moves along one axis', creating(), { type: 'move', to: { vertically: 2 } }, creating(shot(-6, 2, -1))],
    ['steps', editing(), { type: 'step', by: { horizon: 1, vertically: -1 } }, editing(1, shot(-2, 3, 2))],
    ['chooses a shape', creating(), { type: 'shape', shape: 3 }, creating(shot(-6, -8, 3))],
    ['is done with a new shot', creating(FIRST), { type: 'done' }, idle([...SHOTS, FIRST])],
    ['edits with what the shot was', idle(), { type: 'edit', index: 1 }, editing()],
    ['is done with a changed shot', editing(1, FIRST), { type: 'done' }, idle([FIRST, FIRST])],
    ['gives a new shot up', creating(FIRST), { type: 'cancel' }, idle()],
    ['gives a change up', editing(1, FIRST), { type: 'cancel' }, idle()],
    [
      'deletes',
      editing(),
      { type: 'delete' },
      { shots: [FIRST], mode: { name: 'idle', deleted: { index: 1, shot: SECOND } } },
    ],
    ['deletes a new shot without a trace', creating(FIRST), { type: 'delete' }, idle()],
    ['brings a deleted shot back to its number', deleted, { type: 'restore' }, idle()],
    ['forgets a deleted shot with the next', deleted, { type: 'add' }, creating(CORNER, [SECOND])],
  ];
  test.each(table)('%s', (_, state, action, next) => {
    expect(reduceEditor(state, action)).toEqual(next);
  });

  const locked: [string, EditorState, EditorAction][] = [
    ['edits no other shot while one is made', creating(), { type: 'edit', index: 0 }],
    ['edits no other shot while one is changed', editing(), { type: 'edit', index: 0 }],
    ['adds none while one is changed', editing(), { type: 'add' }],
    ['adds no eleventh', idle(full(10)), { type: 'add' }],
    ['adds no eleventh while the tenth is made', creating(FIRST, full(9)), { type: 'add' }],
    ['edits no shot that is not there', idle(), { type: 'edit', index: 2 }],
    ['moves nothing when idle', idle(), { type: 'move', to: FIRST }],
    ['steps nothing when idle', idle(), { type: 'step', by: FIRST }],
    ['shapes nothing when idle', idle(), { type: 'shape', shape: 2 }],
    ['deletes nothing when idle', idle(), { type: 'delete' }],
    ['is done with nothing when idle', idle(), { type: 'done' }],
    ['gives nothing up when idle', idle(), { type: 'cancel' }],
    ['brings nothing back that was not deleted', idle(), { type: 'restore' }],
    ['brings nothing back while one is made', creating(), { type: 'restore' }],
    ['stays as it is where a move leads nowhere', editing(), { type: 'move', to: SECOND }],
  ];
  test.each(locked)('%s', (_, state, action) => {
    const next = reduceEditor(state, action);
    expect(next).toEqual(state);
    expect(next.shots).toBe(state.shots);
  });

  test('leaves the chart as it is when done with a shot that was only looked at', () => {
    expect(reduceEditor(editing(), { type: 'done' })).toEqual(idle());
    expect(reduceEditor(editing(), { type: 'done' }).shots).toBe(SHOTS);
  });

  test.each([
    [0, 'idle', true],
    [9, 'idle', true],
    [10, 'idle', false],
    [8, 'creating', true],
    [9, 'creating', false],
  ])('with %i shots, %s, adds: %s', (count, name, can) => {
    expect(canAdd(name === 'idle' ? idle(full(count)) : creating(CORNER, full(count)))).toBe(can);
  });
  test.each([
    [idle(), null],
    [creating(), 3],
    [editing(), 2],
  ])('numbers the active shot: %o', (state, number) => {
    expect(findActiveNumber(state)).toBe(number);
  });

  test('never holds more than ten shots, nor one outside the bounds, whatever is asked', () => {
    const units = fc.record({ horizon: fc.integer({ min: -9, max: 9 }), vertically: fc.integer({ min: -9, max: 9 }) });
    const action = fc.oneof<fc.Arbitrary<EditorAction>[]>(
      fc.record({ type: fc.constant('add' as const), at: fc.option(units, { nil: undefined }) }),
      fc.record({ type: fc.constant('edit' as const), index: fc.integer({ min: -1, max: 11 }) }),
      fc.record({ type: fc.constant('move' as const), to: units }),
      fc.record({ type: fc.constant('step' as const), by: units }),
      fc.record({ type: fc.constant('shape' as const), shape: fc.constantFrom(1 as const, 2 as const, 3 as const) }),
      fc.record({ type: fc.constantFrom('done' as const, 'cancel' as const, 'delete' as const, 'restore' as const) }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
        const { shots, mode } = actions.reduce(reduceEditor, idle([]));
        expect(shots.length + (mode.name === 'creating' ? 1 : 0)).toBeLessThanOrEqual(10);
        for (const { horizon, vertically } of shots) {
          expect(Math.abs(horizon)).toBeLessThanOrEqual(6);
          expect(Math.abs(vertically)).toBeLessThanOrEqual(8);
        }
      }),
    );
  });
});
