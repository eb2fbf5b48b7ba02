import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** The pixels of a decoded picture, four bytes each, upright. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Why there are none: too many, or not to be read. */
export type NoPixels = 'huge' | 'broken';

type Answer = Pixels | { why: NoPixels };

/** Long for a phone's picture, and the end of one that was made to take forever. */
const PATIENCE_MS = 20_000;

/**
 * What runs in the thread: the decoder is one long calculation, and the process has other things to answer. It stands here as
 * a text so that it needs no file of its own beside the bundle. The size is asked for before anything is unpacked.
 */
const THREAD = `
  const { readFileSync } = require('node:fs');
  const { parentPort, workerData: { decoder, path, most } } = require('node:worker_threads');
  const broken = () => parentPort.postMessage({ why: 'broken' });
  try {
    const { HeifDecoder } = require(decoder);
    const [image] = new HeifDecoder().decode(readFileSync(path));
    const [width, height] = image ? [image.get_width(), image.get_height()] : [0, 0];
    if (width < 1 || height < 1) broken();
    else if (width * height > most) parentPort.postMessage({ why: 'huge' });
    else {
      const frame = { data: new Uint8ClampedArray(width * height * 4), width, height };
      image.display(frame, (drawn) => {
        if (!drawn) return broken();
        parentPort.postMessage({ data: new Uint8Array(drawn.data.buffer), width, height }, [drawn.data.buffer]);
      });
    }
  } catch {
    broken();
  }
`;

/** Decodes a phone's HEIC picture of at most `most` pixels: sharp's own decoder has no HEVC (R7). */
export function readHeic(path: string, most: number): Promise<Answer> {
  const decoder = createRequire(import.meta.url).resolve('libheif-js/wasm-bundle.js');
  const thread = new Worker(THREAD, { eval: true, workerData: { decoder, path, most } });
  return new Promise<Answer>((resolve) => {
    const patience = setTimeout(() => resolve({ why: 'broken' }), PATIENCE_MS);
    const settle = (answer: Answer) => {
      clearTimeout(patience);
      resolve(answer);
    };
    thread.once('message', settle);
    thread.once('error', () => settle({ why: 'broken' }));
    thread.once('exit', () => settle({ why: 'broken' }));
  }).finally(() => void thread.terminate());
}
