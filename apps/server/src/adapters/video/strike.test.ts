import { describe, expect, test } from 'vitest';
import { findStrike } from './strike.ts';

const RATE = 16_000;

/** A hiss that is the same in every run, as loud as a sample may be at most. */
function hiss(loudness: number): (at: number) => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) * 2 * loudness;
  };
}

/** So many seconds of a signal that is given by its sample number. */
const record = (seconds: number, signal: (at: number) => number): Int16Array =>
  Int16Array.from({ length: seconds * RATE }, (_, at) => Math.max(-32_768, Math.min(32_767, signal(at))));

/** A click: a few milliseconds that die away. */
const click = (ms: number, loudness: number) => {
  const start = (ms / 1000) * RATE;
  const noise = hiss(1);
  return (at: number) => (at < start ? 0 : noise(at) * loudness * Math.exp(-(at - start) / 40));
};
const tone = (hertz: number, loudness: number) => (at: number) =>
  Math.sin((at / RATE) * 2 * Math.PI * hertz) * loudness;
const sum =
  (...signals: ((at: number) => number)[]) =>
  (at: number) =>
    signals.reduce((all, one) => all + one(at), 0);

describe('the strike', () => {
  test.each<[string, (at: number) => number, number]>([
    ['in silence', click(700, 20_000), 700],
    ['early on', click(120, 20_000), 120],
    ['in the hiss of the wind', sum(hiss(800), click(1300, 20_000)), 1300],
    ['above a low engine', sum(tone(90, 9000), click(900, 16_000)), 900],
    ['the louder of two', sum(hiss(200), click(400, 5000), click(1500, 24_000)), 1500],
    ['quiet, on a quiet range', sum(hiss(30), click(1100, 3000)), 1100],
  ])('is heard %s', (_, signal, at) => {
    const heard = findStrike(record(2, signal), RATE);
    expect(heard).not.toBeNull();
    expect(Math.abs((heard ?? 0) - at)).toBeLessThanOrEqual(20);
  });

  test.each<[string, Int16Array]>([
    ['nothing', new Int16Array(0)],
    ['a moment', new Int16Array(40)],
    ['silence', record(2, () => 0)],
    ['hissing', record(2, hiss(6000))],
    ['a tone', record(2, tone(440, 12_000))],
    ['a sound that rises slowly', record(2, (at) => tone(2000, 12_000)(at) * (at / (2 * RATE)))],
  ])('is not heard in %s', (_, samples) => {
    expect(findStrike(samples, RATE)).toBeNull();
  });
});
