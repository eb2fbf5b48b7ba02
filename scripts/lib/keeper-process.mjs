// The keeper: a process of its own that ends what it was told about as soon as its input closes. The launcher closes it
// to stop, and the system closes it when the launcher is killed, so nothing outlives a launcher however it ends.
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { endAll } from './ending.mjs';

/** @type {Map<number, import('./ending.mjs').Kept>} */
const kept = new Map();
/** @type {Set<string>} */
const folders = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  if (order.keep) kept.set(order.keep.id.pid, order.keep);
  if (order.forget) kept.delete(order.forget);
  if (order.remove) folders.add(order.remove);
}

await endAll(kept.values());
for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
