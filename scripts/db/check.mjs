import { command, Stop } from '../lib/stop.mjs';
import { missingSql } from './scratch.mjs';

await command(async () => {
  const sql = await missingSql();
  if (sql)
    throw new Stop(`prisma/schema.prisma and the migrations differ: npm run db:new NAME. What is missing:\n${sql}`);
  console.log('schema and migrations agree');
});
