/** A whole name in two, at its last space (A6); a name of one word is a first name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const whole = name.trim().replace(/\s+/g, ' ');
  const at = whole.lastIndexOf(' ');
  return at < 0
    ? { first_name: whole, last_name: '' }
    : { first_name: whole.slice(0, at), last_name: whole.slice(at + 1) };
}
