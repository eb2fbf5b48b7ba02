import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { CliError } from '../process/cli-error.ts';
import { installPackage } from './apt.ts';

/**
 * Two browsers of one make. The one without a window draws and behaves the same for a third less of a processor's time, so tests
 * use it. It shows no notifications and is not what people hold: pushes are tested, and speed is measured, in the whole one.
 */
export type BrowserKind = 'windowless' | 'whole';

const debian: Record<BrowserKind, { package: string; path: string }> = {
  windowless: { package: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  whole: { package: 'chromium', path: '/usr/bin/chromium' },
};
const system = [
  debian.whole.path,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright chooses between its own two by itself. */
const own = () => chromium.executablePath();

/** CHROMIUM_PATH, Playwright's own Chromium, or the system's, whichever is there first. */
function findWhole() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !fs.existsSync(asked)) throw new CliError(`CHROMIUM_PATH names ${asked}, which does not exist.`);
  return [asked, own(), ...system].find((each) => each && fs.existsSync(each));
}

/** The windowless one, unless another was asked for or Playwright has its own; a whole one does where there is none. */
function findBrowser(kind: BrowserKind) {
  const whole = findWhole();
  if (kind === 'whole' || whole === process.env.CHROMIUM_PATH || whole === own()) return whole;
  const { path } = debian.windowless;
  return fs.existsSync(path) ? path : whole;
}

/** Sees to it that there is a Chromium: installs Debian's when we may, else fails with a line that says what to do. */
export function ensureBrowser() {
  if (findWhole()) return;
  // One that cannot be had leaves the other for everything.
  installPackage(debian.windowless.package);
  if (installPackage(debian.whole.package) && findWhole()) return;
  throw new CliError('No Chromium was found: run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.');
}

/** Playwright's launch options for the Chromium that is there, or that `ensureBrowser` is about to install. */
export function getBrowserLaunchOptions(kind: BrowserKind = 'windowless'): { executablePath?: string; args: string[] } {
  const found = findBrowser(kind) ?? debian.whole.path;
  // Chromium's sandbox does not start for root.
  const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;
  return found === own() ? { args } : { executablePath: found, args };
}
