import { expect, test } from 'vitest';
import { ensureFfmpeg } from './ffmpeg-program.ts';

const refuse = () => false;

test("the machine's ffmpeg is used, and nothing installed", () => {
  let asked = false;
  ensureFfmpeg(
    () => true,
    () => (asked = true),
  );
  expect(asked).toBe(false);
});

test('a missing one is installed where that is possible', () => {
  const installed: string[] = [];
  const isThere = () => installed.length > 0;
  ensureFfmpeg(isThere, (name) => installed.push(name) > 0);
  expect(installed).toEqual(['ffmpeg']);
});

test.each(['ffmpeg', 'ffprobe'])('without %s one line says how to get it', (missing) => {
  expect(() => ensureFfmpeg((name) => name !== missing, refuse)).toThrow(
    /^ffmpeg is missing, [^\n]*apt install ffmpeg[^\n]+$/,
  );
});
