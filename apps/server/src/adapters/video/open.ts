import { outsideTransactions } from '@fairway/db/transaction';
import { arriving } from '#adapters/arriving.ts';
import type { Env } from '#core/env.ts';
import type { Transcoder } from './transcoder.ts';

/** The transcoder on this machine's ffmpeg; what runs programs is loaded with the first video. */
export const openTranscoder = ({ FFMPEG_PATH }: Pick<Env, 'FFMPEG_PATH'>): Transcoder =>
  outsideTransactions(
    'ffmpeg',
    arriving(async () => (await import('./ffmpeg.ts')).ffmpegTranscoder(FFMPEG_PATH)),
  );
