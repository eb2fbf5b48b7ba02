import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { canAdd } from './editor.ts';
import { PositionSlider } from './PositionSlider.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';
import type { CourseProps } from './ShotCourse.tsx';
import classes from './ShotTools.module.css';
import type { ShotEditor } from './useShotEditor.ts';

interface WaysOutProps {
  isNew: boolean;
  /** Whether another one may follow. */
  hasRoom: boolean;
  number: number;
  dispatch: ShotEditor['dispatch'];
}

const WaysOut = memo(function WaysOut({ isNew, hasRoom, number, dispatch }: WaysOutProps) {
  return (
    <Group className={classes.buttons}>
      {isNew ? (
        <ActionIcon
          variant="default"
          aria-label="Keep this shot and add another"
          disabled={!hasRoom}
          onClick={() => dispatch({ type: 'add' })}
        >
          <Icon of={IconPlus} />
        </ActionIcon>
      ) : (
        <ActionIcon
          variant="light"
          color="red"
          aria-label={`Delete shot ${number}`}
          onClick={() => dispatch({ type: 'delete' })}
        >
          <Icon of={IconTrash} />
        </ActionIcon>
      )}
      <Button variant="default" onClick={() => dispatch({ type: 'cancel' })}>
        Cancel
      </Button>
      <Button onClick={() => dispatch({ type: 'done' })}>Done</Button>
    </Group>
  );
});

export interface ShotToolsProps extends Pick<CourseProps, 'kind' | 'handed' | 'metric'> {
  editor: ShotEditor;
  number: number;
  draft: ChartPoint;
}

/** What the active shot is set with: two sliders, its shape, and the ways out. Each part is drawn anew only for its own change. */
export function ShotTools({ kind, handed, metric, editor: { state, dispatch }, number, draft }: ShotToolsProps) {
  const heading = useId();
  const isNew = state.mode.name === 'creating';
  return (
    <div role="group" aria-labelledby={heading} className={classes.tools}>
      <Text id={heading} fw={680} fz="lg">
        {isNew ? `New shot, number ${number}` : `Shot ${number}`}
      </Text>
      <Stack gap={4}>
        <PositionSlider kind={kind} metric={metric} axis="horizon" value={draft.horizon} dispatch={dispatch} />
        <PositionSlider kind={kind} metric={metric} axis="vertically" value={draft.vertically} dispatch={dispatch} />
      </Stack>
      <ShapeChoice kind={kind} handed={handed} value={draft.type} dispatch={dispatch} />
      <WaysOut isNew={isNew} hasRoom={canAdd(state)} number={number} dispatch={dispatch} />
    </div>
  );
}
