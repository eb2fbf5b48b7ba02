import { ensurePrismaClient } from '../../db/prisma-client.ts';
import { build } from '../../process/build.ts';
import { CliError, explainError } from '../../process/cli-error.ts';
import { acquireInstanceLock } from '../../process/instance-lock.ts';
import { logger } from '../../process/log.ts';
import { endOrphans } from '../../process/orphans.ts';
import { findPortProblem } from '../../process/ports.ts';
import { removeRunFile, writeRunFile } from '../../process/run-file.ts';
import { stopRunningPrograms } from '../../process/run.ts';
import { openSupervisor, type Supervisor } from '../../process/supervisor.ts';
import { listAddresses, printBanner } from './banner.ts';
import { startBuilt, type Watch } from './built.ts';
import { prepareDatabase } from './database.ts';
import { startDev } from './dev.ts';
import { buildProgramEnv, getLogPath, readLogTail } from './programs.ts';
import { onStopRequest } from './requests.ts';
import { startServices } from './services.ts';
import type { Settings } from './settings.ts';

const log = logger('start');

/** Runs everything until it is asked to stop, or until a part of it ends by itself. */
export async function launch(settings: Settings) {
  const release = acquireInstanceLock(settings.data);
  try {
    await endOrphans(settings.data);
    await refusePortInUse(settings);
    await runUntilStopped(settings);
  } finally {
    release();
  }
  process.exit();
}

async function refusePortInUse({ port, host }: Settings) {
  const problem = await findPortProblem(port, host);
  if (problem === 'EADDRINUSE')
    throw new CliError(`Port ${port} is in use: stop what uses it, or set PORT to another one.`);
  if (problem) throw new CliError(`Port ${port} cannot be used (${problem}): set PORT to another one.`);
}

async function runUntilStopped(settings: Settings) {
  const supervisor = openSupervisor(settings.data);
  removeRunFile(settings.data);
  const end = Promise.withResolvers<void>();
  onStopRequest((reason) => {
    log(`stopping (${reason})`);
    end.resolve();
  });
  const watch: Watch = (name, child) => {
    child.once('exit', (code, signal) => {
      end.reject(
        new CliError(`${name} has ended (${signal ?? code}).\n${readLogTail(getLogPath(settings.data, name))}`),
      );
    });
    child.once('error', (error) => end.reject(error));
  };

  watch('supervisor', supervisor.child);
  startEverything(settings, supervisor, watch).then(
    (run) => {
      writeRunFile(settings.data, run);
      printBanner(settings, run);
    },
    (error) => end.reject(error),
  );
  try {
    await end.promise;
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
  removeRunFile(settings.data);
  stopRunningPrograms();
  await supervisor.close();
}

async function startEverything(settings: Settings, supervisor: Supervisor, watch: Watch) {
  log(settings.dev ? 'starting the services' : 'starting the services, building what changed');
  const ready = ensurePrismaClient().then(() => (settings.dev ? undefined : build()));
  const [services] = await Promise.all([startServices(supervisor, settings, process.env), ready]);
  for (const [name, child] of services.children) watch(name, child);
  for (const name of await prepareDatabase(services, settings)) log(`migration ${name} applied`);
  const env = buildProgramEnv(settings, services, process.env);
  await (settings.dev ? startDev : startBuilt)({ settings, services, supervisor, env, watch });
  return listAddresses(settings, services);
}
