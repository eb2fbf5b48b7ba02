import { ENGLISH_COUNTIES } from '@fairway/contracts/coaching/counties';
import type { PlayerAddress } from '@fairway/contracts/coaching/joining';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './AddressFields.module.css';

/** An address as it is typed; what is left blank is an empty text. */
export type AddressValue = { [Field in keyof Required<PlayerAddress>]: string };

export const NO_ADDRESS: AddressValue = {
  address_line1: '',
  address_line2: '',
  address_city: '',
  address_postcode: '',
  address_county: '',
};

export interface AddressFieldsProps {
  value: AddressValue;
  onChange: (value: AddressValue) => void;
  /** The text under a field, and what takes it away: those of `useServerForm`. */
  getError: (field: string) => string | undefined;
  clear: (field: string) => void;
}

const MAX_LENGTH = 250;
const ELSEWHERE = 'elsewhere';
const COUNTIES: readonly string[] = ENGLISH_COUNTIES;

const FIELDS = [
  { field: 'address_line1', label: 'Address line 1', autoComplete: 'address-line1' },
  { field: 'address_line2', label: 'Address line 2 (optional)', autoComplete: 'address-line2' },
  { field: 'address_city', label: 'Town or city', autoComplete: 'address-level2' },
  { field: 'address_postcode', label: 'Postcode', autoComplete: 'postal-code' },
] as const;

/** The fields of an address. England's counties are chosen from a list, those of elsewhere are written (U7). */
export function AddressFields({ value, onChange, getError, clear }: AddressFieldsProps) {
  const county = value.address_county;
  const [outside, setOutside] = useState(county !== '' && !COUNTIES.includes(county));
  const change = (field: keyof AddressValue, text: string) => {
    clear(field);
    onChange({ ...value, [field]: text });
  };
  return (
    <>
      {FIELDS.map(({ field, label, autoComplete }) => (
        <TextInput
          key={field}
          className={field === 'address_postcode' ? classes.postcode : undefined}
          label={label}
          name={field}
          autoComplete={autoComplete}
          autoCapitalize={field === 'address_postcode' ? 'characters' : 'words'}
          maxLength={MAX_LENGTH}
          value={value[field]}
          error={getError(field)}
          onChange={(event) => change(field, event.currentTarget.value)}
        />
      ))}
      <NativeSelect
        label="County"
        name={outside ? undefined : 'address_county'}
        value={outside ? ELSEWHERE : county}
        error={outside ? undefined : getError('address_county')}
        data={[
          { value: '', label: 'Choose a county' },
          ...COUNTIES.map((each) => ({ value: each, label: each })),
          { value: ELSEWHERE, label: 'Outside England' },
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          setOutside(chosen === ELSEWHERE);
          change('address_county', chosen === ELSEWHERE ? '' : chosen);
        }}
      />
      {outside ? (
        <TextInput
          label="County or region"
          name="address_county"
          autoComplete="address-level1"
          maxLength={MAX_LENGTH}
          value={county}
          error={getError('address_county')}
          onChange={(event) => change('address_county', event.currentTarget.value)}
        />
      ) : null}
    </>
  );
}
