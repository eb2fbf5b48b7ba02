/** An IANA zone as an option: its name, and how it stands to Greenwich at the time of asking. */
export interface ZoneOption {
  value: string;
  label: string;
}

const MINUTES = /^GMT([+-])(\d{2}):(\d{2})/;

/** "GMT+05:45", the clock of a zone against Greenwich at an instant. */
export function offsetAt(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' ? 'GMT+00:00' : name;
}

const parseOffset = (offset: string): number => {
  const [, sign, hours, minutes] = MINUTES.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

const words = (zone: string) => zone.replaceAll('_', ' ');

/** Every zone, from west to east and then by name, as "(GMT+01:00) Europe/Paris"; `own` is among them, whatever it is called. */
export function zoneOptions(at: Date, own: string): ZoneOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), own]);
  return [...zones]
    .map((value) => ({ value, offset: offsetAt(value, at) }))
    .sort((a, b) => parseOffset(a.offset) - parseOffset(b.offset) || (a.value < b.value ? -1 : 1))
    .map(({ value, offset }) => ({ value, label: `(${offset}) ${words(value)}` }));
}
