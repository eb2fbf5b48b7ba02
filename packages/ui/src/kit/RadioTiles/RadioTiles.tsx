import { RadioGroup, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './RadioTiles.module.css';
import { TileGrid, type TileGridProps } from './TileGrid.tsx';

export interface RadioTilesProps extends Omit<TileGridProps, 'tabStop'> {
  /** The question the tiles answer, shown above them. */
  label: string;
  /** Keeps the label for screen readers alone. */
  labelHidden?: boolean;
  /** The field's name in the payload; server errors find their field by it. */
  name: string;
  onChange: (value: string) => void;
  error?: ReactNode;
}

/** A choice of one as a grid of tiles. */
export function RadioTiles({ label, labelHidden, name, value, onChange, error, ...tiles }: RadioTilesProps) {
  return (
    <RadioGroup
      label={label}
      classNames={{ root: classes.group, label: labelHidden ? VisuallyHidden.classes.root : classes.label }}
      name={name}
      value={value}
      onChange={onChange}
      error={error}
    >
      <TileGrid name={name} value={value} {...tiles} />
    </RadioGroup>
  );
}
