import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort, findPortProblem } from './ports.ts';

test('a free port is none that a connection going out may be given', async () => {
  const file = '/proc/sys/net/ipv4/ip_local_port_range';
  const from = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split(/\s/)[0]) : 49_152;
  const ports = await Promise.all(Array.from({ length: 20 }, findFreePort));
  expect(new Set(ports).size).toBe(20);
  expect(Math.max(...ports)).toBeLessThan(from);
});

test('a port in use is said to be, until it is left', async () => {
  const port = await findFreePort();
  const server = net.createServer().listen(port);
  await once(server, 'listening');
  await expect(findPortProblem(port)).resolves.toBe('EADDRINUSE');
  server.close();
  await once(server, 'close');
  await expect(findPortProblem(port)).resolves.toBeNull();
});
