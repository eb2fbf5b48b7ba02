import { afterEach, describe, expect, it, vi } from 'vitest';
import { isHeld, orderStyleLinks, placeStyleLink } from './styleLinks.ts';

const HELPER = `promise.then(() => {
		seen[href] = void 0;
	}, (err) => {
		seen[href] = void 0;
		throw err;
	});
	if ((isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)) return;
	document.head.appendChild(link);
	if (e.type === "error") rej(new Error());`;

it('forgets a stylesheet that could not be had, and only that', () => {
  const code = orderStyleLinks(HELPER);
  expect(code).toContain('promise.then(() => {\n\t\tseen[href] = void 0;');
  expect(code).toMatch(/\(err\) => \{\s*delete seen\[href\];\s*throw err;/);
  expect(code).toContain('if (e.type === "error") link.remove(), rej(new Error());');
});

it('puts it at its place among those that are there', () => {
  const code = orderStyleLinks(HELPER);
  expect(code).not.toContain('document.head');
  expect(code).toContain('(link, ["sign-in","app","first","pages"]);');
});

describe('the place of a stylesheet', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** The stylesheets of a document, after one more has been placed among them. */
  function place(stands: string[], added: string): string[] {
    const names = [...stands];
    const toLink = (name: string) => {
      const before = () => names.splice(names.indexOf(name), 0, added);
      return { href: `https://fairway.test/assets/${name}-4fQ.css`, before } as unknown as HTMLLinkElement;
    };
    const body = { appendChild: () => names.push(added) };
    vi.stubGlobal('document', { querySelectorAll: () => stands.map(toLink), body });
    placeStyleLink(toLink(added), ['sign-in', 'app', 'first', 'pages']);
    return names;
  }

  it('is the same among the sheets, whichever came first', () => {
    expect(place(['app', 'pages'], 'first')).toEqual(['app', 'first', 'pages']);
    expect(place(['app', 'first'], 'pages')).toEqual(['app', 'first', 'pages']);
    expect(place(['sign-in'], 'app')).toEqual(['sign-in', 'app']);
  });

  it('is behind the sheets for what came on demand, in the order in which it came', () => {
    expect(place(['app', 'shared-4'], 'pages')).toEqual(['app', 'pages', 'shared-4']);
    expect(place(['app', 'shared-4', 'shared-9'], 'shared-2')).toEqual(['app', 'shared-4', 'shared-9', 'shared-2']);
  });
});

describe('a sheet whose rules stand in another', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const ask = (name: string, stands: { name: string; sheet: object | null }[]): boolean => {
    const links = stands.map(({ name, sheet }) => ({ href: `https://fairway.test/assets/${name}-4fQ.css`, sheet }));
    vi.stubGlobal('document', { querySelectorAll: () => links });
    return isHeld(`https://fairway.test/assets/${name}-x1.css`, { first: 'pages' });
  };

  it('is not asked for where that one has come', () => {
    expect(ask('first', [{ name: 'pages', sheet: {} }])).toBe(true);
    expect(orderStyleLinks(HELPER)).toMatch(
      /return;\nif \(\(function isHeld[^]*\)\(dep\.href, \{"first":"pages"\}\)\) return;/,
    );
  });

  it('is asked for where that one is missing, or is still on its way', () => {
    expect(ask('first', [{ name: 'app', sheet: {} }])).toBe(false);
    expect(ask('first', [{ name: 'pages', sheet: null }])).toBe(false);
    expect(ask('pages', [{ name: 'first', sheet: {} }])).toBe(false);
  });
});

it('says so when Vite has another way', () => {
  expect(() => orderStyleLinks('preload()')).toThrow('styleLinks.ts');
});
