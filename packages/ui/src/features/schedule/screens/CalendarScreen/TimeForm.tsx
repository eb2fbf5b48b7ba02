import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { BlockForm, type BlockFormProps } from './BlockForm.tsx';

export type TimeUse = 'book' | 'block';

export interface TimeFormProps extends BlockFormProps {
  use: TimeUse;
  onUse: (use: TimeUse) => void;
  /** The form of a booking. */
  children: ReactNode;
}

/** What a free time is for: a lesson, or nobody. */
export function TimeForm({ use, onUse, children, ...block }: TimeFormProps) {
  return (
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
      {use === 'book' ? children : <BlockForm {...block} />}
    </Stack>
  );
}
