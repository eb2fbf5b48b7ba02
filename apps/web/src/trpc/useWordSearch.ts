import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { WordSearch as ShownSearch } from '@fairway/ui/kit/SearchPage/SearchPage';
import { SEARCH_PAUSE, type WordSearch } from '../app/search/wordSearch.ts';
import { CURSOR_PAGES } from './cursorPages.ts';
import { toListEnd, type Paged } from './listEnd.ts';
import { screenState, type Source } from './screenState.ts';

type Found<Match> = Source<{ pages: { results: Match[] }[] }> & Paged;

/**
 * A search by words, which the address keeps: `input` and `options` are what to ask the server with, once the typing has paused, and
 * `toShown` makes of its answers what the screen shows. What was found before stays while other words are looked for.
 */
export function useWordSearch({ q = '' }: WordSearch, onSearch: (search: WordSearch) => void) {
  const [words] = useDebouncedValue(q.trim(), SEARCH_PAUSE);
  return {
    input: { q: words },
    options: { ...CURSOR_PAGES, enabled: words !== '', placeholderData: keepPreviousData },
    toShown: <Match>(asked: Found<Match>): ShownSearch<Match> => {
      const { beyond, onMore } = toListEnd(asked);
      return {
        q,
        onSearch: (typed) => onSearch(typed === '' ? {} : { q: typed }),
        state: screenState({ asked }, ({ asked: { pages } }) => ({
          matches: pages.flatMap(({ results }) => results),
          beyond,
        })),
        onMore,
      };
    },
  };
}
