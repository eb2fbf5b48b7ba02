import { terminateGroup, type ProcessId } from './processes.ts';

/** A process to be ended: by which signal, and whether it is a service that others use. */
export type SupervisedProcess = { id: ProcessId; stopSignal: NodeJS.Signals; service: boolean };

/** Ends processes: programs before the services they talk to, so that they can finish what they hold. */
export async function terminateAll(processes: Iterable<SupervisedProcess>) {
  const all = [...processes];
  for (const service of [false, true]) {
    await Promise.all(
      all.filter((each) => each.service === service).map(({ id, stopSignal }) => terminateGroup(id, stopSignal)),
    );
  }
}
