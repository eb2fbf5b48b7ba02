import { formatDay } from '@fairway/time/phrases';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';

export type TimeUse = 'book' | 'block';

export interface TimeSheetProps {
  date: string;
  use: TimeUse;
  onUse: (use: TimeUse) => void;
  onClose: () => void;
  children: ReactNode;
}

/** What a free time is for: a lesson, or nobody. */
export function TimeSheet({ date, use, onUse, onClose, children }: TimeSheetProps) {
  return (
    <Sheet opened title={formatDay(date)} onClose={onClose}>
      <Stack>
        <RadioTiles
          label="This time is for"
          name="use"
          columns={2}
          options={[
            { value: 'book', label: 'A lesson' },
            { value: 'block', label: 'Blocked time' },
          ]}
          value={use}
          onChange={(next) => onUse(next === 'block' ? 'block' : 'book')}
        />
        {children}
      </Stack>
    </Sheet>
  );
}
