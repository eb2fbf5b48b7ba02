import path from 'node:path';
import { ensureBrowser } from '../../tools/services/chromium.ts';
import { raiseClub } from '../parts/homes.ts';
import { startServer } from './start.ts';

/** A page that is opened in a browser, and the session of whoever opens it. */
export interface Visit {
  what: string;
  address: string;
  token?: string;
}

/** The built web app with its server, and the pages that people open first. */
export interface Site {
  address: string;
  visits: Visit[];
  close: () => void;
}

const dist = path.join(import.meta.dirname, '../../apps/web/dist');

/** Starts the product on a database of the bench's, with a coach, their players and their lessons in it; there is a browser for it then. */
export async function startSite({ url, redis_url }: { url: string; redis_url: string }): Promise<Site> {
  ensureBrowser();
  const { player, coach } = await raiseClub(url);
  const { child, address } = await startServer('ours.ts', {
    BENCH_DATABASE_URL: url,
    BENCH_REDIS_URL: redis_url,
    BENCH_WEB_DIST: dist,
  });
  return {
    address,
    visits: [
      { what: "A coach's home", address: '/pro/home', token: coach },
      { what: "A player's home", address: '/player/profile', token: player },
      { what: 'Booking', address: '/player/lessons/book', token: player },
      { what: 'The sign-in page', address: '/login' },
    ],
    close: () => child.disconnect(),
  };
}
