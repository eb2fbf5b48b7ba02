import { chromium } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { createDatabase } from '../create-database.ts';
import { getBrowserLaunchOptions } from '../../tools/services/chromium.ts';
import { median, type Figure } from '../figures.ts';
import { startSite, type Site, type Visit } from '../servers/site.ts';

const ROUNDS = 5;
const SCORES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
type Category = keyof typeof SCORES;
const CATEGORIES = Object.keys(SCORES) as Category[];
/** Whoever is signed in waits for more than a stranger does. */
const findPromise = (category: Category, { token }: Visit) => (category === 'performance' ? (token ? 90 : 95) : 100);

/** What Lighthouse gives a page out of a hundred, on its phone. */
async function score({ address, token, port }: { address: string; token?: string; port: number }) {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    ...(token && { extraHeaders: { cookie: `auth=${token}` } }),
  });
  // The trace of a load may come without its beginning: Lighthouse then says nothing of the page, and asks to be run again.
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') return null;
  if (!result || result.lhr.runtimeError)
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits, environment } = result.lhr;
  // Categories but the first have no measure of their own: what failed says more than the score.
  const failed = CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const given = audits[id]?.score ?? null;
      return weight > 0 && given !== null && given < 1 ? [id] : [];
    }),
  );
  const scores = CATEGORIES.map((category) => (categories[category]?.score ?? 0) * 100);
  return { scores, failed, benchmarkIndex: environment.benchmarkIndex };
}

async function rate(site: Site, visit: Visit): Promise<Figure[]> {
  const rounds: NonNullable<Awaited<ReturnType<typeof score>>>[] = [];
  for (let run = 0; rounds.length < ROUNDS; run += 1) {
    if (run === 2 * ROUNDS) throw new Error(`${visit.what}: Lighthouse could not record ${ROUNDS} of ${run} loads.`);
    // A browser of its own each time: nothing is cached, nor kept by a service worker.
    const port = await getPort();
    const options = getBrowserLaunchOptions('whole');
    const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
    try {
      const { token } = visit;
      const round = await score({ address: site.address + visit.address, port, ...(token && { token }) });
      if (round) rounds.push(round);
    } finally {
      await browser.close();
    }
  }
  const failed = [...new Set(rounds.flatMap((round) => round.failed))];
  // How fast Lighthouse found the processor; it warns below 1000, where a page seems slower than it is on the phone that is meant.
  const processor = `, processor of index ${Math.round(median(rounds.map(({ benchmarkIndex }) => benchmarkIndex)))}`;
  const faults = failed.length > 0 ? `; failed: ${failed.join(', ')}` : '';
  return CATEGORIES.map((category, nth) => ({
    what: nth === 0 ? `${visit.what}: ${SCORES[category]}` : `… ${SCORES[category]}`,
    value: Math.round(median(rounds.map(({ scores }) => scores[nth] ?? 0))),
    unit: '',
    limit: { least: findPromise(category, visit) },
    how: `phone, simulated line, median of ${ROUNDS}${nth === 0 ? processor : faults}`,
  }));
}

/** Lighthouse's scores of the pages that people open first. */
export async function measureLighthouse({ url, redis_url }: { url: string; redis_url: string }): Promise<Figure[]> {
  const database = await createDatabase(url, 'bench_lighthouse');
  const site = await startSite({ url: database, redis_url });
  try {
    const figures: Figure[] = [];
    for (const visit of site.visits) figures.push(...(await rate(site, visit)));
    return figures;
  } finally {
    site.close();
  }
}
