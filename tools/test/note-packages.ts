import { registerHooks } from 'node:module';

/**
 * Preloaded by `--import`: writes a line `loaded NAME` to the standard error for each package that the process loads from then on.
 */
const seen = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    const [, name] = [...url.matchAll(/\/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1) ?? [];
    if (name && !seen.has(name)) {
      seen.add(name);
      process.stderr.write(`loaded ${name}\n`);
    }
    return nextLoad(url, context);
  },
});
