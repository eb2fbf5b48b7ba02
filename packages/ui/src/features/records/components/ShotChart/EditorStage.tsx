import { CHART_LIMITS } from '@fairway/contracts/constants';
import { Button, Group, SegmentedControl, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { canAdd, findActiveNumber } from './editor.ts';
import { EditorCourse } from './EditorCourse.tsx';
import classes from './ShotChart.module.css';
import type { CourseProps } from './ShotCourse.tsx';
import { ShotList } from './ShotList.tsx';
import { ShotTools } from './ShotTools.tsx';
import { formatShots } from './text.ts';
import type { ShotEditor } from './useShotEditor.ts';

export interface EditorStageProps extends CourseProps {
  editor: ShotEditor;
  onMetricChange: ((metric: boolean) => void) | undefined;
  /** Opens the full screen. */
  enlarge: ReactNode;
  /** The full screen covers it: it neither takes the focus nor says anything. */
  hidden: boolean;
}

/**
 * The focus follows the work: to the course while a shot is made or changed, then to the row of that shot, or to where the next
 * step is when there is no such row.
 */
function useWorkFocus({ state }: ShotEditor, hidden: boolean) {
  const stage = useRef<HTMLDivElement>(null);
  const work = useRef<HTMLDivElement>(null);
  const number = findActiveNumber(state);
  const before = useRef(number);
  useEffect(() => {
    const last = before.current;
    before.current = number;
    if (hidden || last === number) return;
    if (number !== null) {
      work.current?.focus({ preventScroll: true });
      return;
    }
    const find = (selector: string) => stage.current?.querySelector<HTMLElement>(selector);
    const next = find('[data-undo]') ?? find(`button[data-shot="${last}"]`) ?? find('[data-add]');
    next?.focus({ preventScroll: true });
  }, [number, hidden]);
  return { stage, work };
}

/** The course and, below or beside it, the shots in words or the tools of the active one. */
export function EditorStage({ editor, onMetricChange, enlarge, hidden, ...course }: EditorStageProps) {
  const { state, told, dispatch } = editor;
  const { shots, mode } = state;
  const number = findActiveNumber(state);
  const { stage, work } = useWorkFocus(editor, hidden);
  const units =
    onMetricChange && course.kind === 'putting_chart' ? (
      <SegmentedControl
        aria-label="Distances in"
        value={course.metric ? 'in' : 'ft'}
        onChange={(unit) => onMetricChange(unit === 'in')}
        // While a shot is being made or changed, every other tool waits.
        disabled={mode.name !== 'idle'}
        classNames={{ label: classes.unit }}
        data={[
          { value: 'ft', label: 'Feet' },
          { value: 'in', label: 'Inches' },
        ]}
      />
    ) : null;
  return (
    <div className={classes.chart} ref={stage}>
      <div className={classes.layout}>
        <div className={classes.picture}>
          {enlarge || units ? (
            <div className={classes.toolbar}>
              {units}
              <Text c="dimmed" className="tabular">
                {shots.length} of {CHART_LIMITS.points}
              </Text>
              {enlarge}
            </div>
          ) : null}
          <EditorCourse {...course} editor={editor} ref={work} className={classes.course} />
        </div>
        <Stack gap="sm">
          {mode.name === 'idle' || number === null ? (
            <>
              {mode.name === 'idle' && mode.deleted ? (
                <Group justify="space-between" gap="xs">
                  <Text c="dimmed">Shot {mode.deleted.index + 1} deleted</Text>
                  <Button
                    data-undo
                    variant="subtle"
                    leftSection={<Icon of={IconArrowBackUp} size={20} />}
                    onClick={() => dispatch({ type: 'restore' })}
                  >
                    Undo
                  </Button>
                </Group>
              ) : null}
              {shots.length === 0 ? (
                <p className={classes.empty}>Tap the course where the first ball landed, or add a shot and move it.</p>
              ) : (
                <ShotList {...course} shots={shots} onEdit={(index) => dispatch({ type: 'edit', index })} />
              )}
              <Button
                data-add
                leftSection={<Icon of={IconPlus} size={20} />}
                disabled={!canAdd(state)}
                onClick={() => dispatch({ type: 'add' })}
              >
                Add shot
              </Button>
              {canAdd(state) ? null : (
                <Text c="dimmed" fz="sm" ta="center">
                  {formatShots(shots.length)} are as many as a chart holds.
                </Text>
              )}
            </>
          ) : (
            <ShotTools {...course} editor={editor} number={number} draft={mode.draft} />
          )}
        </Stack>
      </div>
      <VisuallyHidden role={hidden ? undefined : 'status'}>{told}</VisuallyHidden>
    </div>
  );
}
