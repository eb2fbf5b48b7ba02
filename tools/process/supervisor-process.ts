// The supervisor: a process of its own that ends what it was sent as soon as its input closes. The launcher closes it
// to stop, and the system closes it when the launcher is killed, so nothing outlives a launcher however it ends.
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import type { Order } from './supervisor.ts';
import { terminateAll, type SupervisedProcess } from './terminate.ts';

const supervised = new Map<number, SupervisedProcess>();
const folders = new Set<string>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line) as Order;
  if ('supervise' in order) supervised.set(order.supervise.id.pid, order.supervise);
  else if ('release' in order) supervised.delete(order.release);
  else folders.add(order.remove);
}

await terminateAll(supervised.values());
for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
