import { type ReactNode, useId } from 'react';
import classes from './PinField.module.css';

/** Pins have 6 digits (S1 §9). */
export const PIN_LENGTH = 6;
const PLACES = Array.from({ length: PIN_LENGTH }, (_, place) => place);

export interface PinFieldProps {
  label: string;
  /** The field's name in the payload; server errors find their field by it. */
  name: string;
  value: string;
  onChange: (pin: string) => void;
  /** Takes letters too, in capitals: a sign-up code (A7). */
  letters?: boolean;
  /** The last digit has just been given, typed or pasted. */
  onComplete?: (pin: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  /** Takes the focus when its form opens. */
  focusFirst?: boolean;
}

/** Six digits from a mail, or the six signs of a code. Anything else that is typed or pasted along with them is left out. */
export function PinField(props: PinFieldProps) {
  const { label, name, value, onChange, letters, onComplete, description, error, focusFirst } = props;
  const id = useId();
  const take = (typed: string) => {
    const pin = typed
      .replace(letters ? /[^a-z\d]/gi : /\D/g, '')
      .slice(0, PIN_LENGTH)
      .toUpperCase();
    onChange(pin);
    if (pin.length === PIN_LENGTH && pin !== value) onComplete?.(pin);
  };
  const next = Math.min(value.length, PIN_LENGTH - 1);
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          id={id}
          name={name}
          className={classes.input}
          inputMode={letters ? 'text' : 'numeric'}
          autoComplete={letters ? 'off' : 'one-time-code'}
          autoCapitalize={letters ? 'characters' : undefined}
          autoCorrect="off"
          spellCheck={false}
          data-autofocus={focusFirst || undefined}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || description ? `${id}-words` : undefined}
          onChange={(event) => take(event.currentTarget.value)}
        />
        <div className={classes.cells} aria-hidden>
          {PLACES.map((place) => (
            <span
              key={place}
              className={classes.cell}
              data-filled={place < value.length || undefined}
              data-next={place === next || undefined}
            >
              {value.charAt(place)}
            </span>
          ))}
        </div>
      </div>
      {error || description ? (
        <p className={error ? classes.error : classes.help} id={`${id}-words`}>
          {error ?? description}
        </p>
      ) : null}
    </div>
  );
}
