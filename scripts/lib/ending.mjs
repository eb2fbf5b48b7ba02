import { endGroup } from './processes.mjs';

/**
 * A process to be ended: by which signal, and whether it is a service that others use.
 * @typedef {{ id: import('./processes.mjs').ProcessId, endBy: NodeJS.Signals, service: boolean }} Kept
 */

/**
 * Ends processes: programs before the services they talk to, so that they can finish what they hold.
 * @param {Iterable<Kept>} kept
 */
export async function endAll(kept) {
  const all = [...kept];
  for (const service of [false, true]) {
    await Promise.all(all.filter((each) => each.service === service).map(({ id, endBy }) => endGroup(id, endBy)));
  }
}
