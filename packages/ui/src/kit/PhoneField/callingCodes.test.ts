import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { CALLING_CODES, listCountries } from './callingCodes.ts';

test('countries and their calling codes are those that the server reads numbers by', () => {
  expect(Object.fromEntries(CALLING_CODES)).toEqual(
    Object.fromEntries(getCountries().map((code) => [code, `+${getCountryCallingCode(code)}`])),
  );
});

test('countries are listed by their names and listed once', () => {
  const names = listCountries().map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
  expect(names).toContain('Côte d’Ivoire');
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  expect(listCountries()).toBe(listCountries());
});
