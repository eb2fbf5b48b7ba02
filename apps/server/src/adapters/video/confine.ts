/** What one run of a program may take. */
export interface Bounds {
  /** Bytes of memory of its own. */
  memory: number;
  /** Bytes of the largest file that it writes. */
  file: number;
}

export const BOUNDS: Bounds = { memory: 1.5 * 1024 ** 3, file: 1024 ** 3 };

/**
 * A program's command line within bounds, by the small tools of Linux that are there; each takes the other's place, so that there is one
 * process to end. It ends with the worker that started it, dies rather than eat the machine's memory, and lets others go first. A system
 * without these tools runs it as it is.
 */
export function confine(command: readonly string[], has: (tool: string) => boolean, bounds = BOUNDS): string[] {
  const { memory, file } = bounds;
  return [
    ...(has('setpriv') ? ['setpriv', '--pdeathsig', 'KILL'] : []),
    ...(has('prlimit') ? ['prlimit', `--data=${memory}`, `--fsize=${file}`, '--core=0'] : []),
    ...(has('nice') ? ['nice', '-n', '10'] : []),
    ...command,
  ];
}
