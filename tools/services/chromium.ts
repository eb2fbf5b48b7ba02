import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { CliError } from '../process/cli-error.ts';
import { installPackage } from './apt.ts';

const debian = '/usr/bin/chromium';
const system = [
  debian,
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

const own = () => chromium.executablePath();

/** CHROMIUM_PATH, Playwright's own Chromium, or the system's, whichever is there first. */
function findBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !fs.existsSync(asked)) throw new CliError(`CHROMIUM_PATH names ${asked}, which does not exist.`);
  return [asked, own(), ...system].find((each) => each && fs.existsSync(each));
}

/** Sees to it that there is a Chromium: installs Debian's when we may, else fails with a line that says what to do. */
export function ensureBrowser() {
  if (findBrowser() || (installPackage('chromium') && findBrowser())) return;
  throw new CliError('No Chromium was found: run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.');
}

/** Playwright's launch options for the Chromium that is there, or that `ensureBrowser` is about to install. */
export function getBrowserLaunchOptions(): { executablePath?: string; args: string[] } {
  const found = findBrowser() ?? debian;
  // Chromium's sandbox does not start for root.
  const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;
  return found === own() ? { args } : { executablePath: found, args };
}
