export { ensurePrismaClient as default } from '../lib/prisma-client.mjs';
