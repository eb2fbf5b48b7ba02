import type { TimeRange } from '@fairway/contracts/primitives';
import { formatTimes } from '@fairway/time/phrases';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { TimeSelect } from '../../../../kit/TimeSelect/TimeSelect.tsx';
import classes from './HoursEditor.module.css';

export interface HoursEditorProps {
  times: TimeRange[];
  onChange: (times: TimeRange[]) => void;
  /** What is said while there are no times. */
  emptyText: string;
  /** What the server found wrong with the times. */
  error?: string;
}

const NEW_ROW: TimeRange = { start: '12:00:00', end: '13:00:00' };

/** The open hours of one day as rows of start and end. Removing one asks first. */
export function HoursEditor({ times, onChange, emptyText, error }: HoursEditorProps) {
  const [removing, setRemoving] = useState<number | null>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const added = useRef(false);

  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    rowsRef.current?.querySelector<HTMLElement>('li:last-child select')?.focus();
  }, [times.length]);

  const edit = (row: number, part: Partial<TimeRange>) =>
    onChange(times.map((range, index) => (index === row ? { ...range, ...part } : range)));
  const add = () => {
    added.current = true;
    onChange([...times, NEW_ROW]);
  };
  const remove = () => {
    onChange(times.filter((_, index) => index !== removing));
    setRemoving(null);
    addRef.current?.focus();
  };
  const asked = removing === null ? undefined : times[removing];

  return (
    <Stack>
      {times.length > 0 ? (
        <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }} ref={rowsRef}>
          {times.map((range, row) => (
            <li key={row}>
              <Group gap="xs" align="flex-end" wrap="nowrap" role="group" aria-label={`Time ${row + 1}`}>
                <div className={classes.range}>
                  <TimeSelect
                    label="From"
                    name={`times.${row}.start`}
                    value={range.start}
                    onChange={(start) => edit(row, { start })}
                  />
                  <TimeSelect
                    label="To"
                    name={`times.${row}.end`}
                    endOfDay
                    value={range.end}
                    onChange={(end) => edit(row, { end })}
                  />
                </div>
                <ActionIcon
                  aria-label={`Remove ${formatTimes(range.start, range.end)}`}
                  onClick={() => setRemoving(row)}
                >
                  <Icon of={IconTrash} />
                </ActionIcon>
              </Group>
            </li>
          ))}
        </Stack>
      ) : (
        <Text c="dimmed">{emptyText}</Text>
      )}
      {error ? (
        <Text c="var(--mantine-color-error)" fz="sm" role="alert">
          {error}
        </Text>
      ) : null}
      <Button
        ref={addRef}
        variant="default"
        leftSection={<Icon of={IconPlus} size={20} />}
        onClick={add}
        data-field="times"
      >
        Add availability
      </Button>
      <ConfirmDialog
        local
        opened={asked !== undefined}
        title="Are you sure you want to remove this time?"
        confirmLabel="Remove time"
        cancelLabel="Keep time"
        danger
        onConfirm={remove}
        onClose={() => setRemoving(null)}
      >
        {asked ? `${formatTimes(asked.start, asked.end)}. Lessons already booked stay as they are.` : null}
      </ConfirmDialog>
    </Stack>
  );
}
