import { ensurePrismaClient } from '../lib/prisma-client.mjs';
import { command } from '../lib/stop.mjs';

await command(ensurePrismaClient);
