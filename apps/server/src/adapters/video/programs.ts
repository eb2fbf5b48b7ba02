import { existsSync } from 'node:fs';
import path from 'node:path';

export type VideoProgram = 'ffmpeg' | 'ffprobe';

/** Where a program of this name lies, or null. `searched` is as PATH is. */
export function findProgram(name: string, searched: string): string | null {
  const places = searched.split(path.delimiter).map((folder) => path.join(folder, name));
  return places.find((place) => existsSync(place)) ?? null;
}

/** What a worker that cannot make videos ready says of it; null when both programs are there. */
export function describeMissingPrograms(searched: string): string | null {
  const missing = (['ffmpeg', 'ffprobe'] as const).filter((name) => findProgram(name, searched) === null);
  if (missing.length === 0) return null;
  return `${missing.join(' and ')} cannot be found: install ffmpeg, or name its folder in FFMPEG_PATH. Without it no video is made ready.`;
}
