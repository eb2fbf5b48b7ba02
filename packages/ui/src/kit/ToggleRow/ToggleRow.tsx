import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ToggleRow.module.css';

export interface ToggleRowProps {
  label: string;
  detail?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A row of a `ListCard` with a switch at its end; the whole row is its label. */
export function ToggleRow({ label, detail, checked, onChange, disabled }: ToggleRowProps) {
  return (
    <li className={classes.row}>
      <Switch
        label={label}
        description={detail}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        labelPosition="left"
        size="lg"
        classNames={{
          body: classes.body,
          labelWrapper: classes.words,
          label: classes.label,
          description: classes.detail,
        }}
      />
    </li>
  );
}
