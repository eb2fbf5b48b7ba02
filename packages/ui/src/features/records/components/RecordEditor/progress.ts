import type { FileProgress } from './types.ts';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

/** How much of a file has come, from 0 to 1. */
export const toFileShare = (file: FileProgress | null): number =>
  file && file.total > 0 ? Math.min(1, file.sent / file.total) : 0;

/** "12.4 of 38.0 MB"; a blank of its own height while nothing is on its way, so that nothing jumps. */
export function formatFileProgress(file: FileProgress | null): string {
  if (!file) return '\u00a0';
  const [unit, bytes, digits] =
    file.total >= MEGABYTE ? (['MB', MEGABYTE, 1] as const) : (['KB', KILOBYTE, 0] as const);
  const format = (size: number) => (size / bytes).toFixed(digits);
  return `${format(Math.min(file.sent, file.total))} of ${format(file.total)} ${unit}`;
}
