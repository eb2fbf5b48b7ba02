/**
 * What .data/run.json tells.
 * @typedef {{ web: string, mailbox?: string, stripe?: string, database_url: string, redis_url: string }} Run
 */

/**
 * The addresses under which everything answers now.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./services.mjs').Services} services
 * @returns {Run}
 */
export const addresses = ({ web }, { mailbox, simulator, databaseUrl, redisUrl }) => ({
  web,
  mailbox,
  stripe: simulator?.url,
  database_url: databaseUrl,
  redis_url: redisUrl,
});

/**
 * Prints where to go and, outside production, whom to sign in as.
 * @param {import('./settings.mjs').Settings} settings
 * @param {Run} run
 */
export function welcome({ production, data }, { web, mailbox }) {
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
