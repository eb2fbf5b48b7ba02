import { build } from '../process/build.ts';
import { runCommand } from '../process/cli-error.ts';

await runCommand(build);
