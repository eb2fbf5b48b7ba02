import { useReducer } from 'react';

/** Where a browser keeps nothing, in a private window say, it is kept until the document is closed. */
const kept = new Map<string, string>();

function readText(key: string): string {
  const text = kept.get(key);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeText(key: string, text: string): void {
  kept.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // It is in `kept`.
  }
}

/**
 * What is typed and not sent yet, kept in this tab beyond its page. Mantine's hook does the same of values of any kind and hears of other tabs,
 * which a lesson's page has no room for.
 */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const change = (text: string) => {
    writeText(key, text);
    draw();
  };
  return [readText(key), change];
}
