import fs from 'node:fs';
import path from 'node:path';
import { CliError, runCommand } from '../process/cli-error.ts';
import { root } from '../process/paths.ts';
import { runProgram } from '../process/run.ts';

const file = path.join(root, 'apps/server/openapi.json');
const entry = path.join(root, 'apps/server/dist/openapi.mjs');

// The document is kept in the repository, so that a change of the API is seen in the review of the change.
await runCommand(async () => {
  const { code, output } = await runProgram(process.execPath, [entry]);
  if (code !== 0) throw new CliError(`The server does not print its OpenAPI document:\n${output.trim()}`);
  const document = `${JSON.stringify(JSON.parse(output), null, 2)}\n`;
  if (process.argv.includes('--write')) return fs.writeFileSync(file, document);
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (kept !== document)
    throw new CliError(
      'apps/server/openapi.json is not what the server says: npm run openapi, and look at the difference.',
    );
});
