import { ensurePrismaClient } from '../../db/prisma-client.ts';
import { runCommand } from '../../process/cli-error.ts';

await runCommand(ensurePrismaClient);
