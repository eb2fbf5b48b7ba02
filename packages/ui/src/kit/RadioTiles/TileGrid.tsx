import { RadioCard } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './RadioTiles.module.css';

export interface RadioTile {
  value: string;
  label: ReactNode;
  /** The quiet line under the label. */
  detail?: ReactNode;
  /** What a screen reader says in place of the label: "10:00 to 11:00". */
  spoken?: string;
  disabled?: boolean;
}

export interface TileGridProps {
  /** The name of the group, which the arrow keys stay within. */
  name: string;
  options: RadioTile[];
  value: string | null;
  /** Tiles in a row on a phone, and from 36em on. */
  columns?: number;
  wideColumns?: number;
  /** Left-aligned tiles with a mark, for few choices with words. */
  roomy?: boolean;
  /** The tile that Tab leads to, where one group has several grids; else the chosen one, or the first. */
  tabStop?: string | undefined;
}

/** The tiles of a `RadioGroup`, which hears which one is chosen. Tab leads to one of them, the arrow keys to the others. */
export function TileGrid(props: TileGridProps) {
  const { name, options, value, columns = 3, wideColumns = columns, roomy } = props;
  const open = options.filter((option) => !option.disabled);
  const tabStop = props.tabStop ?? (open.find((option) => option.value === value) ?? open[0])?.value;
  return (
    <div
      className={classes.tiles}
      data-roomy={roomy || undefined}
      style={{ '--tiles': columns, '--tiles-wide': wideColumns } as CSSProperties}
    >
      {options.map((option) => (
        <RadioCard
          key={option.value}
          value={option.value}
          // The arrow keys walk through the cards of one name; they would stop at one that takes no focus.
          name={option.disabled ? `${name}-unavailable` : name}
          className={classes.tile}
          disabled={option.disabled}
          tabIndex={option.value === tabStop ? 0 : -1}
          aria-label={option.spoken}
        >
          <span>{option.label}</span>
          {option.detail ? <span className={classes.detail}>{option.detail}</span> : null}
        </RadioCard>
      ))}
    </div>
  );
}
