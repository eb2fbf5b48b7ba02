import { Input } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { CALLING_CODES, listCountries } from './callingCodes.ts';
import classes from './PhoneField.module.css';

export interface PhoneFieldProps {
  label: string;
  /** ISO code of the country that the number belongs to where it names none. */
  phone_cc: string;
  phone: string;
  onChange: (change: { phone_cc?: string; phone?: string }) => void;
  description?: ReactNode;
  error?: ReactNode;
}

/** A telephone number with its country. */
export function PhoneField({ label, phone_cc, phone, onChange, description, error }: PhoneFieldProps) {
  const id = useId();
  return (
    <Input.Wrapper size="md" label={label} id={id} description={error ? undefined : description} error={error}>
      <div className={classes.row}>
        <div className={classes.country}>
          <select
            className={classes.select}
            name="phone_cc"
            aria-label="Country of the phone number"
            autoComplete="country"
            value={phone_cc}
            onChange={(event) => onChange({ phone_cc: event.currentTarget.value })}
          >
            {listCountries().map(({ code, name, calling }) => (
              <option key={code} value={code}>
                {`${name} ${calling}`}
              </option>
            ))}
          </select>
          <span className={classes.face} aria-hidden>
            {CALLING_CODES.get(phone_cc) ?? phone_cc}
            <Icon of={IconChevronDown} size={18} />
          </span>
        </div>
        {/* In the one wrapper, so that what is wrong with the number, and what helps, is read with it. */}
        <Input
          id={id}
          className={classes.number}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={phone}
          error={Boolean(error)}
          onChange={(event) => onChange({ phone: event.currentTarget.value })}
        />
      </div>
    </Input.Wrapper>
  );
}
