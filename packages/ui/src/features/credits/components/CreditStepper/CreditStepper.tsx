import { CREDIT_MINUTES, CREDIT_QUANTITY } from '@fairway/contracts/constants';
import { formatDuration } from '@fairway/time/phrases';
import { ActionIcon, Box, Group, Input, Paper, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import classes from './CreditStepper.module.css';

export interface CreditStepperProps {
  label: string;
  /** Null before a choice. */
  value: number | null;
  onChange: (credits: number) => void;
  disabled?: boolean;
  error?: string;
}

const { min, max } = CREDIT_QUANTITY;
const STEP = { variant: 'light', color: 'fairway', size: 52, radius: 10 } as const;
const within = (count: number) => Math.min(max, Math.max(min, Math.round(count) || min));

/** Chooses 1 to 20 credits: a number to step or to type, and what it comes to in tuition. */
export function CreditStepper({ label, value, onChange, disabled, error }: CreditStepperProps) {
  const id = useId();
  return (
    <Input.Wrapper label={label} labelProps={{ htmlFor: id }} size="md" error={error} errorProps={{ role: 'alert' }}>
      <Paper
        p="xs"
        bg="var(--app-surface)"
        bd={`1px solid var(${error ? '--mantine-color-error' : '--app-control-border'})`}
      >
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <ActionIcon
            {...STEP}
            aria-label="One credit fewer"
            disabled={disabled || value === null || value <= min}
            onClick={() => onChange(within((value ?? 0) - 1))}
          >
            <Icon of={IconMinus} size={22} />
          </ActionIcon>
          <Box miw={0} ta="center">
            <input
              id={id}
              name="credits"
              type="number"
              inputMode="numeric"
              className={classes.number}
              min={min}
              max={max}
              value={value ?? ''}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-worth`}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => onChange(within(Number(event.currentTarget.value)))}
            />
            <Text c="dimmed" fz="sm" id={`${id}-worth`}>
              {value === null ? `${min} to ${max}` : `${formatDuration(value * CREDIT_MINUTES)} of tuition`}
            </Text>
          </Box>
          <ActionIcon
            {...STEP}
            aria-label="One credit more"
            disabled={disabled || (value ?? 0) >= max}
            onClick={() => onChange(within((value ?? 0) + 1))}
          >
            <Icon of={IconPlus} size={22} />
          </ActionIcon>
        </Group>
      </Paper>
    </Input.Wrapper>
  );
}
