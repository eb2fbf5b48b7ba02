import type { DrillCard } from '@fairway/contracts/practice/drills';
import { SKILL_LIMITS } from '@fairway/contracts/practice/limits';
import { ActionIcon, Button, Input, Stack } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { SortableList } from '../../../../kit/SortableList/SortableList.tsx';
import { SortableRow } from '../../../../kit/SortableList/SortableRow.tsx';
import type { DrillChoice } from '../DrillPicker/DrillChoices.tsx';
import { DrillPicker } from '../DrillPicker/DrillPicker.tsx';
import classes from './SkillForm.module.css';

export interface DrillsFieldProps {
  drills: readonly DrillCard[];
  choice: DrillChoice;
  disabled: boolean;
  error?: string | undefined;
  onChange: (drills: DrillCard[]) => void;
}

function move(drills: readonly DrillCard[], from: number, to: number): DrillCard[] {
  const moved = [...drills];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** What to practise a skill with: drills of the library, in the coach's order. */
export function DrillsField({ drills, choice, disabled, error, onChange }: DrillsFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  const isFull = drills.length >= SKILL_LIMITS.drills;
  return (
    <Input.Wrapper
      label="Drills"
      size="md"
      labelElement="div"
      description={isFull ? `A skill can have ${SKILL_LIMITS.drills} drills at most.` : 'What to practise it with.'}
      error={error}
    >
      <Stack gap="sm" mt={6}>
        {drills.length > 0 ? (
          <SortableList
            ids={drills.map(({ id }) => id)}
            noun="drill"
            onMove={(from, to) => onChange(move(drills, from, to))}
          >
            <ListCard label="Drills for this skill">
              {drills.map(({ id, title }) => (
                <SortableRow key={id} id={id}>
                  <div className={classes.drill}>
                    <span className={classes.drillTitle}>{title}</span>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={44}
                      disabled={disabled}
                      aria-label={`Remove ${title}`}
                      onClick={() => onChange(drills.filter((each) => each.id !== id))}
                    >
                      <Icon of={IconX} size={20} />
                    </ActionIcon>
                  </div>
                </SortableRow>
              ))}
            </ListCard>
          </SortableList>
        ) : null}
        <Button
          variant="default"
          data-field="drill_ids"
          disabled={isFull || disabled}
          leftSection={<Icon of={IconPlus} size={20} />}
          onClick={() => {
            choice.onOpen();
            setChoosing(true);
          }}
        >
          Add drill
        </Button>
      </Stack>
      <DrillPicker
        opened={isChoosing}
        title="Add a drill"
        choice={choice}
        chosen={drills.map(({ id }) => id)}
        onClose={() => setChoosing(false)}
        onChoose={({ id, title, minutes, image, is_deleted }) => {
          if (drills.every((each) => each.id !== id)) onChange([...drills, { id, title, minutes, image, is_deleted }]);
          setChoosing(false);
        }}
      />
    </Input.Wrapper>
  );
}
