/** Windows of two milliseconds, a millisecond apart: a strike is over within a few. */
const WINDOW_MS = 2;
const BEFORE_MS = 60;
/** How much louder than the moment before it a strike is, in energy, and than the clip as a whole. */
const SHARP = 12;
const LOUD = 6;
/** Energy below which everything is silence: hissing of a microphone. */
const FLOOR = 400;

/** The energy of each millisecond's window, of the differences between samples: low rumbling hardly counts. */
function measureEnergy(samples: Int16Array, rate: number): Float64Array {
  const step = rate / 1000;
  const windows = Math.max(0, Math.floor(samples.length / step) - WINDOW_MS + 1);
  const energy = new Float64Array(windows);
  for (let window = 0; window < windows; window += 1) {
    const from = Math.max(1, Math.round(window * step));
    const to = Math.round((window + WINDOW_MS) * step);
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += ((samples[at] ?? 0) - (samples[at - 1] ?? 0)) ** 2;
    energy[window] = sum / Math.max(1, to - from);
  }
  return energy;
}

const median = (values: Float64Array): number => values.toSorted()[Math.floor(values.length / 2)] ?? 0;

/**
 * When the ball was struck, in ms from the first sample: the sharpest beginning of a sound. Null where nothing stands out, or there is
 * nothing to hear.
 */
export function findStrike(samples: Int16Array, rate: number): number | null {
  const energy = measureEnergy(samples, rate);
  const usual = median(energy);
  // The sum of the windows just before each, carried along.
  let before = 0;
  let best = 0;
  let strike: number | null = null;
  for (const [window, now] of energy.entries()) {
    const background = before / Math.min(BEFORE_MS, Math.max(1, window)) + FLOOR;
    const sharpness = now / background;
    if (window >= BEFORE_MS && sharpness > SHARP && now > LOUD * (usual + FLOOR) && now * sharpness > best) {
      best = now * sharpness;
      strike = window;
    }
    // What is within the window itself is no background yet.
    if (window >= WINDOW_MS) before += energy[window - WINDOW_MS] ?? 0;
    if (window >= BEFORE_MS + WINDOW_MS) before -= energy[window - WINDOW_MS - BEFORE_MS] ?? 0;
  }
  return strike === null ? null : strike + WINDOW_MS - 1;
}
