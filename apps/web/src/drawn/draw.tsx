import type { FirstAnswer } from '@fairway/contracts/first-data';
import { ClockProvider } from '@fairway/ui/kit/Clock/Clock';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import superjson from 'superjson';
import { App } from '../app/App.tsx';
import { cacheAnswers } from '../app/firstData.ts';
import { createAppRouter, loadPage } from '../app/router.ts';
import { utils } from '../trpc/client.ts';
import { queryClient } from '../trpc/queryClient.ts';

/** A page to be drawn before the app runs: what its first calls answer, as superjson writes it, and when and in which zone it is read. */
interface Drawing {
  address: string;
  answers: string;
  now: number;
  timezone: string;
}

const history = createMemoryHistory();
const router = createAppRouter(history);

/** Whether the page that the router stands at was opened for the person of these answers, and every call of it is among them. */
function isWhole(): boolean {
  const { matches } = router.state;
  const asked = queryClient.getQueryCache().getAll();
  // Where somebody is led elsewhere, the router stays at the page before, which may have been another person's.
  const admitted: unknown = Reflect.get(matches.at(-1)?.context ?? {}, 'user');
  return (
    admitted !== undefined &&
    admitted === utils.accounts.user.getData() &&
    matches.every(({ status }) => status === 'success') &&
    asked.every(({ state }) => state.status === 'success')
  );
}

/**
 * The HTML of a page as the app will draw it (server-side rendering), or null where something of it is not known. What the app holds, it holds for this one page:
 * whoever calls waits for it before the next.
 */
export default async function drawPage({ address, answers, now, timezone }: Drawing): Promise<string | null> {
  try {
    cacheAnswers(superjson.parse<FirstAnswer[]>(answers));
    history.replace(address);
    await loadPage(router);
    if (!isWhole()) return null;
    const html = renderToString(
      <ClockProvider now={() => new Date(now)} zone={timezone}>
        <App router={router} />
      </ClockProvider>,
    );
    // Each page has its title: what has none was left out of this program, or failed.
    return html.includes('<h1') ? html : null;
  } finally {
    queryClient.clear();
  }
}
