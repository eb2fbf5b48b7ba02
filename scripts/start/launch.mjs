import fs from 'node:fs';
import path from 'node:path';
import { build } from '../lib/build.mjs';
import { openKeeper } from '../lib/keeper.mjs';
import { logger } from '../lib/log.mjs';
import { ensurePrismaClient } from '../lib/prisma-client.mjs';
import { endRunning } from '../lib/run.mjs';
import { explain, Stop } from '../lib/stop.mjs';
import { prepareDatabase } from './database.mjs';
import { startBuilt } from './built.mjs';
import { startDev } from './dev.mjs';
import { claim } from './instance.mjs';
import { lastLines, logOf, programEnv } from './programs.mjs';
import { onRequestToEnd } from './requests.mjs';
import { startServices } from './services.mjs';
import { addresses, welcome } from './welcome.mjs';

const log = logger('start');

/**
 * Runs everything until it is asked to stop, or until a part of it ends by itself.
 * @param {import('./settings.mjs').Settings} settings
 */
export async function launch(settings) {
  const release = claim(settings.data);
  const keeper = openKeeper(settings.data);
  const note = path.join(settings.data, 'run.json');
  fs.rmSync(note, { force: true });
  /** @type {PromiseWithResolvers<unknown>} */
  const end = Promise.withResolvers();
  onRequestToEnd((reason) => {
    log(`stopping (${reason})`);
    end.resolve(null);
  });
  /** @type {import('./built.mjs').Watch} */
  const watch = (name, child) => {
    child.once('exit', (code, signal) => {
      end.reject(new Stop(`${name} has ended (${signal ?? code}).\n${lastLines(logOf(settings.data, name))}`));
    });
    child.once('error', (error) => end.reject(error));
  };

  watch('keeper', keeper.child);
  bringUp(settings, keeper, watch).then(
    (run) => {
      fs.writeFileSync(note, JSON.stringify(run, null, 2), { mode: 0o600 });
      welcome(settings, run);
    },
    (error) => end.reject(error),
  );
  try {
    await end.promise;
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
  fs.rmSync(note, { force: true });
  endRunning();
  await keeper.close();
  release();
  process.exit();
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('../lib/keeper.mjs').Keeper} keeper
 * @param {import('./built.mjs').Watch} watch
 */
async function bringUp(settings, keeper, watch) {
  log(settings.dev ? 'starting the services' : 'starting the services, building what changed');
  const ready = ensurePrismaClient().then(() => (settings.dev ? undefined : build()));
  const [services] = await Promise.all([startServices(keeper, settings, process.env), ready]);
  for (const [name, child] of services.children) watch(name, child);
  for (const name of await prepareDatabase(services, settings)) log(`migration ${name} applied`);
  const env = programEnv(settings, services, process.env);
  await (settings.dev ? startDev : startBuilt)({ settings, services, keeper, env, watch });
  return addresses(settings, services);
}
