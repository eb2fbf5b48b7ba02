import { CREDIT_MINUTES, CREDIT_QUANTITY } from '@fairway/contracts/constants';
import { durationPhrase } from '@fairway/contracts/phrases';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import classes from './CreditStepper.module.css';

export interface CreditStepperProps {
  label: string;
  value: number;
  onChange: (credits: number) => void;
  disabled?: boolean;
  error?: string;
}

const { min, max } = CREDIT_QUANTITY;
const within = (count: number) => Math.min(max, Math.max(min, Math.round(count) || min));

/** Chooses 1 to 20 credits: a number to step or to type, and what it comes to in tuition. */
export function CreditStepper({ label, value, onChange, disabled, error }: CreditStepperProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.stepper} data-invalid={error ? true : undefined}>
        <button
          type="button"
          className={classes.step}
          aria-label="One credit fewer"
          disabled={disabled || value <= min}
          onClick={() => onChange(within(value - 1))}
        >
          <Icon of={IconMinus} size={22} />
        </button>
        <div className={classes.middle}>
          <input
            id={id}
            name="credits"
            type="number"
            inputMode="numeric"
            className={classes.number}
            min={min}
            max={max}
            value={value}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-worth`}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => onChange(within(Number(event.currentTarget.value)))}
          />
          <p id={`${id}-worth`} className={classes.worth}>
            {durationPhrase(value * CREDIT_MINUTES)} of tuition
          </p>
        </div>
        <button
          type="button"
          className={classes.step}
          aria-label="One credit more"
          disabled={disabled || value >= max}
          onClick={() => onChange(within(value + 1))}
        >
          <Icon of={IconPlus} size={22} />
        </button>
      </div>
      {error ? (
        <p className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
