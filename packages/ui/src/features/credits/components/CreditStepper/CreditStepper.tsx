import { CREDIT_MINUTES, CREDIT_QUANTITY } from '@fairway/contracts/constants';
import { formatDuration } from '@fairway/time/phrases';
import { ActionIcon, Box, Group, Input, Paper, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import classes from './CreditStepper.module.css';

export interface CreditStepperProps {
  label: string;
  /** Null before a choice, and while what is typed is none. */
  value: number | null;
  onChange: (credits: number | null) => void;
  disabled?: boolean;
  error?: string;
}

const { min, max } = CREDIT_QUANTITY;
const STEP = { variant: 'light', color: 'fairway', size: 52, radius: 10 } as const;
const within = (count: number) => Math.min(max, Math.max(min, Math.round(count)));
/** What is typed → a number of credits; null for anything else, which is never made into one. */
const readCount = (text: string) => (text !== '' && Number(text) === within(Number(text)) ? Number(text) : null);

/**
 * Chooses 1 to 20 credits: a number to step or to type, and what it comes to in tuition. The text stays as it is typed, be it empty or
 * no such number, until the number is chosen in another way.
 */
export function CreditStepper({ label, value, onChange, disabled, error }: CreditStepperProps) {
  const id = useId();
  const [draft, setDraft] = useState('');
  const shown = readCount(draft) === value ? draft : String(value ?? '');
  const count = Number(shown);
  const unreadable = shown !== '' && value === null;
  const step = (by: number) => {
    setDraft('');
    onChange(within(count + by));
  };
  return (
    <Input.Wrapper label={label} labelProps={{ htmlFor: id }} size="md" error={error} errorProps={{ role: 'alert' }}>
      <Paper
        p="xs"
        bg="var(--app-surface)"
        bd={`1px solid var(${error || unreadable ? '--mantine-color-error' : '--app-control-border'})`}
      >
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <ActionIcon
            {...STEP}
            aria-label="One credit fewer"
            disabled={disabled || count <= min}
            onClick={() => step(-1)}
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
              value={shown}
              disabled={disabled}
              aria-invalid={error || unreadable ? true : undefined}
              aria-describedby={`${id}-worth`}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => {
                const text = event.currentTarget.value;
                setDraft(text);
                onChange(readCount(text));
              }}
            />
            <Text
              c={unreadable ? 'var(--mantine-color-error)' : 'dimmed'}
              fz="sm"
              id={`${id}-worth`}
              role={unreadable ? 'alert' : undefined}
            >
              {value === null ? `Choose ${min} to ${max}` : `${formatDuration(value * CREDIT_MINUTES)} of tuition`}
            </Text>
          </Box>
          <ActionIcon
            {...STEP}
            aria-label="One credit more"
            disabled={disabled || count >= max}
            onClick={() => step(1)}
          >
            <Icon of={IconPlus} size={22} />
          </ActionIcon>
        </Group>
      </Paper>
    </Input.Wrapper>
  );
}
