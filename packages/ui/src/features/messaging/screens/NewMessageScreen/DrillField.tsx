import type { DrillCard } from '@fairway/contracts/practice/drills';
import { ActionIcon, Button, Group, Input } from '@mantine/core';
import { IconTarget, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { DrillCards } from '../../../practice/components/DrillCards/DrillCards.tsx';
import type { DrillChoice } from '../../../practice/components/DrillPicker/DrillChoices.tsx';
import { DrillPicker } from '../../../practice/components/DrillPicker/DrillPicker.tsx';

export interface DrillFieldProps {
  drill: DrillCard | null;
  choice: DrillChoice;
  onChange: (drill: DrillCard | null) => void;
  error?: string | undefined;
}

/** A drill of the library that goes with the message. */
export function DrillField({ drill, choice, onChange, error }: DrillFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Input.Wrapper label="Drill" size="md" labelElement="div" error={error}>
      {drill ? (
        <Group gap="xs" wrap="nowrap" mt={6}>
          <div style={{ flex: 1, minWidth: 0 }}>
            <DrillCards drills={[drill]} />
          </div>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            data-field="drill_id"
            aria-label="Remove the drill"
            onClick={() => onChange(null)}
          >
            <Icon of={IconX} size={20} />
          </ActionIcon>
        </Group>
      ) : (
        <Button
          variant="default"
          fullWidth
          mt={6}
          data-field="drill_id"
          leftSection={<Icon of={IconTarget} size={20} />}
          onClick={() => {
            choice.onOpen();
            setChoosing(true);
          }}
        >
          Attach a drill
        </Button>
      )}
      <DrillPicker
        opened={isChoosing}
        title="Attach a drill"
        choice={choice}
        onClose={() => setChoosing(false)}
        onChoose={({ id, title, minutes, image, is_deleted }) => {
          onChange({ id, title, minutes, image, is_deleted });
          setChoosing(false);
        }}
      />
    </Input.Wrapper>
  );
}
