export { ensurePrismaClient as default } from '../db/prisma-client.ts';
