import type { RunFile } from '../../process/run-file.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** The addresses under which everything answers now. */
export const listAddresses = ({ web }: Settings, { mailbox, simulator, databaseUrl, redisUrl }: Services): RunFile => ({
  web,
  mailbox,
  stripe: simulator?.url,
  database_url: databaseUrl,
  redis_url: redisUrl,
});

/** Prints where to go and, outside production, whom to sign in as. */
export function printBanner({ production, data }: Settings, { web, mailbox }: RunFile) {
  const lines = ['', `  Fairway   ${web}`];
  if (mailbox) lines.push(`  Mailbox   ${mailbox}`);
  lines.push(`  API       ${web}/api/docs`, `  Logs      ${data}`);
  if (!production) {
    lines.push(
      '',
      '  Sign in as coach@example.com, player@example.com or admin@example.com',
      '  with the password fairway-demo-1',
    );
  }
  console.log([...lines, '', '  Ctrl-C stops everything.', ''].join('\n'));
}
