import { type DistanceUnit, fromYards, toYards } from '@fairway/contracts/kit/distances';
import type { KitListProps } from '@fairway/ui/features/kit/screens/KitListPage';

/** A whole number as it is typed or kept; all else stays as it is until it is put right. */
const convert = (text: string, change: (distance: number) => number): string =>
  /^\s*\d{1,5}\s*$/.test(text) ? `${change(Number(text))}` : text;

/**
 * A list of yardages as somebody reads and types it in their unit. What waits on the device and what goes to the server are yards, so that
 * another unit, chosen in between, changes nothing of it.
 */
export function inUnit(list: KitListProps, unit: DistanceUnit): KitListProps {
  if (unit === 'yards') return list;
  const show = <Row extends { detail: string }>(row: Row): Row => ({
    ...row,
    detail: convert(row.detail, (yards) => fromYards(yards, unit)),
  });
  return {
    ...list,
    rows: list.rows.map(show),
    removed: list.removed && show(list.removed),
    onChange: (id, { club, detail }) =>
      list.onChange(id, { club, detail: convert(detail, (distance) => toYards(distance, unit)) }),
  };
}
