import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import superjson from 'superjson';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testFolder } from '#test/storage.ts';
import { NO_DRAWER, openPageDrawer } from './page-drawer.ts';

/** A program that draws as the address says: it fails, never ends, or takes its thread with it. */
const PROGRAM = `export default async ({ address, answers, now, timezone }) => {
  if (address === '/fails') throw new Error('No');
  if (address === '/dies') process.exit(1);
  if (address === '/hangs') for (;;);
  return [address, JSON.parse(answers).json[0].path, new Date(now).toISOString(), timezone].join(' ');
};`;

function openDrawer(program = PROGRAM) {
  const dist = testFolder();
  mkdirSync(path.join(dist, '.vite/drawn'), { recursive: true });
  writeFileSync(path.join(dist, '.vite/drawn/draw.js'), program);
  writeFileSync(path.join(dist, 'package.json'), '{"type":"module"}');
  const warn = vi.fn();
  const drawer = openPageDrawer(dist, { log: { warn }, patienceMs: 150 });
  onTestFinished(() => drawer.close());
  const draw = (address: string) =>
    drawer.draw({
      address,
      answers: superjson.stringify([{ path: 'accounts.user', data: null }]),
      now: new Date('2026-11-24T12:00:00Z'),
      timezone: 'Asia/Tokyo',
    });
  /** Once the thread is there, which the first page does not wait for. */
  const isDrawn = (address: string) => expect.poll(() => draw(address)).toContain(address);
  return { draw, isDrawn, warn };
}

test('a page is drawn by its answers, its time and its zone, once the thread is there', async () => {
  const { draw } = openDrawer();
  await expect.poll(() => draw('/pro/home')).toBe('/pro/home accounts.user 2026-11-24T12:00:00.000Z Asia/Tokyo');
});

test('what fails, and what takes its thread with it, is drawn by nobody, and the next page is drawn all the same', async () => {
  const { draw, isDrawn, warn } = openDrawer();
  await isDrawn('/first');
  expect(await draw('/fails')).toBeNull();
  await isDrawn('/second');
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ address: '/fails' }), 'a page could not be drawn');
  expect(await draw('/dies')).toBeNull();
  await isDrawn('/third');
});

test('nobody waits for what never ends, nor do those behind it for ever', async () => {
  const { draw, isDrawn } = openDrawer();
  await isDrawn('/first');
  const asked = performance.now();
  const pages = await Promise.all(['/hangs', ...Array.from({ length: 20 }, (_, nth) => `/behind/${nth}`)].map(draw));
  // The thread that hangs is given up after five seconds, and nobody has waited for that.
  expect(performance.now() - asked).toBeLessThan(4500);
  expect(pages.filter((page) => page !== null)).toEqual([]);
  await isDrawn('/after');
});

test('a program that cannot be loaded is given up after a few threads, and takes nobody with it', async () => {
  const { draw, warn } = openDrawer("throw new Error('Only half of it was copied')");
  const given = 'pages are drawn no more';
  const pages: (string | null)[] = [];
  const isGivenUp = async () => {
    pages.push(await draw('/pro/home'));
    return warn.mock.calls.some(([, text]) => text === given);
  };
  await expect.poll(isGivenUp).toBe(true);
  const asked = performance.now();
  pages.push(await draw('/pro/home'));
  expect(performance.now() - asked, 'no further thread is begun').toBeLessThan(100);
  expect(pages.filter((page) => page !== null)).toEqual([]);
});

test('without the program there are no drawings', () => {
  const options = { log: { warn: vi.fn() }, patienceMs: 150 };
  expect(openPageDrawer(undefined, options)).toBe(NO_DRAWER);
  expect(openPageDrawer(testFolder(), options)).toBe(NO_DRAWER);
});
