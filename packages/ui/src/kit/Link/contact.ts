/** `tel:` for a number as people write it; null when too little of it is a number. What follows the number is left out. */
export function telHref(phone: string): string | null {
  const written = /^[^\d+]*(\+?[\d\s().\-/]+)/.exec(phone)?.[1] ?? '';
  // "+44 (0)1825": the nought is for those who dial without the +44.
  const digits = (written.trim().startsWith('+') ? written.replace(/\(0\)/, '') : written).replace(/[^\d+]/g, '');
  return digits.length >= 3 ? `tel:${digits}` : null;
}

export const mailHref = (email: string): string => `mailto:${encodeURIComponent(email).replace(/%40/g, '@')}`;

/** A web address as people say it: no scheme, no slash at the end. */
export const siteName = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
