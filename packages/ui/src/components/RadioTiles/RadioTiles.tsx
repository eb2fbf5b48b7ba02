import { type CSSProperties, type ReactNode, useId } from 'react';
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

export interface RadioTilesProps {
  /** The question the tiles answer, shown above them. */
  label: string;
  /** Keeps the label for screen readers alone. */
  labelHidden?: boolean;
  /** The field's name in the payload; server errors find their field by it. */
  name: string;
  options: RadioTile[];
  value: string | null;
  onChange: (value: string) => void;
  /** Tiles in a row on a phone, and from 36em on. */
  columns?: number;
  wideColumns?: number;
  /** Left-aligned tiles with a mark, for few choices with words. */
  roomy?: boolean;
  /** One part of a larger group of the same name, which its parent marks as the radio group. */
  nested?: boolean;
  error?: ReactNode;
}

/** A choice of one as a grid of tiles. Real radio buttons underneath, so arrow keys and forms work as everywhere. */
export function RadioTiles(props: RadioTilesProps) {
  const {
    label,
    labelHidden,
    name,
    options,
    value,
    onChange,
    columns = 3,
    wideColumns = columns,
    roomy,
    nested,
    error,
  } = props;
  const id = useId();
  return (
    <fieldset
      className={classes.group}
      role={nested ? 'group' : 'radiogroup'}
      data-nested={nested || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      style={{ '--tiles': columns, '--tiles-wide': wideColumns } as CSSProperties}
    >
      <legend className={classes.legend} data-hidden={labelHidden || undefined}>
        {label}
      </legend>
      <div className={classes.tiles} data-roomy={roomy || undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes.tile}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.spoken}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.face}>
              <span>{option.label}</span>
              {option.detail ? <span className={classes.detail}>{option.detail}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
