// The card simulator as a program of its own, which `npm start` runs when Stripe is not set up.
import { startSimulator } from './simulator.ts';

const {
  SIMULATOR_PORT: port,
  SIMULATOR_FILE: file,
  SIMULATOR_HOOK_URL: url,
  SIMULATOR_HOOK_SECRET: secret,
} = process.env;

const simulator = await startSimulator({
  port: Number(port ?? 0),
  file: file ?? null,
  keepAlive: true,
  hook: url && secret ? { url, secret } : null,
});
process.stdout.write(`The card simulator answers at ${simulator.url}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void simulator.close().then(() => process.exit(0)));
