import { findMissingSql } from '../../db/scratch.ts';
import { CliError, runCommand } from '../../process/cli-error.ts';

await runCommand(async () => {
  const sql = await findMissingSql();
  if (sql) throw new CliError(`prisma/schema and the migrations differ: npm run db:new NAME. What is missing:\n${sql}`);
  console.log('schema and migrations agree');
});
