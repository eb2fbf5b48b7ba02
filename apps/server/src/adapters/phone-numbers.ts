import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

const DEFAULT_COUNTRY = 'GB';

/** Where a number without a country is from: a calling code ("44") or an ISO code ("GB"). */
function resolveCountry(phone_cc: string): { defaultCallingCode: string } | { defaultCountry: CountryCode } | null {
  if (/^\d+$/.test(phone_cc)) return { defaultCallingCode: phone_cc };
  const country = phone_cc.toUpperCase();
  return isSupportedCountry(country) ? { defaultCountry: country } : null;
}

/**
 * A phone number as E.164 ("+447700900123"), or null when nobody can have such a number (A6). `phone_cc` counts for numbers
 * written without a country; left out it is Great Britain.
 */
export function e164(phone: string, phone_cc?: string | null): string | null {
  const home = resolveCountry(phone_cc?.trim() || DEFAULT_COUNTRY);
  if (!home) return null;
  try {
    const number = parsePhoneNumberFromString(phone, { ...home, extract: false });
    return number?.isPossible() ? number.number : null;
  } catch {
    // The library throws at a calling code that no country has.
    return null;
  }
}

/** The calling code of a number that is kept as E.164: "44" of "+447700900123". */
export const getCallingCode = (phone: string): string | null =>
  parsePhoneNumberFromString(phone)?.countryCallingCode ?? null;
