import { spawnSync } from 'node:child_process';
import { CliError } from '../process/cli-error.ts';
import { installPackage } from './apt.ts';

const isOnPath = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Sees to it that the worker finds ffmpeg and ffprobe: the machine's own, or freshly installed where we may. */
export function ensureFfmpeg(
  isThere: (name: string) => boolean = isOnPath,
  install: (name: string) => boolean = installPackage,
): void {
  const found = () => isThere('ffmpeg') && isThere('ffprobe');
  if (found() || (install('ffmpeg') && found())) return;
  throw new CliError(
    'ffmpeg is missing, which makes the videos ready: install it (apt install ffmpeg, brew install ffmpeg, dnf install ffmpeg).',
  );
}
