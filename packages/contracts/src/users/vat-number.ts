/** A VAT number as people write it, with its country in front: "GB 980 7806 84" is GB980780684. Blank, as forms send it, is none. */
export function toVatNumber(typed: string): string | null {
  const written = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (written === '') return null;
  return /^\d/.test(written) ? `GB${written}` : written;
}
