import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPlaces, type Place } from './listPlaces.ts';

const SRC = path.join(import.meta.dirname, '../..');
const GENERATED = readFileSync(path.join(SRC, 'routeTree.gen.ts'), 'utf8');

/** The places that the router's generator has written, whose types every link is checked by. */
function readGenerated(): Map<string, Place> {
  const files = new Map(
    [...GENERATED.matchAll(/import \{ Route as (\w+)Import \} from '.\/routes\/(.*)'/g)].map(([, name, file]) => [
      name!.replace(/^root$/, 'rootRouteImport'),
      `./${file}`,
    ]),
  );
  const places = GENERATED.matchAll(
    /const \w+ = (\w+)Import\.update\(\{\s*id: '(.*)',\s*(?:path: '(.*)',\s*)?getParentRoute: \(\) => (\w+),/g,
  );
  return new Map(
    [...places].map(([, name, id, at, parent]) => [
      files.get(name!)!,
      { id: id!, ...(at !== undefined && { path: at }), parent: files.get(parent!) ?? null },
    ]),
  );
}

const generated = readGenerated();

describe('the place of a route', () => {
  it.each([
    ['a page at the top', './login.tsx', { id: '/login', path: '/login', parent: null }],
    ['the first page of all', './index.tsx', { id: '/', path: '/', parent: null }],
    ['the first page of an area', './pro.index.tsx', { id: '/', path: '/', parent: './pro.tsx' }],
    ['a layout without an address', './pro/_lessons.tsx', { id: '/_lessons', parent: './pro.tsx' }],
    [
      'a page in it',
      './pro/_lessons/lesson/$id.tsx',
      { id: '/lesson/$id', path: '/lesson/$id', parent: './pro/_lessons.tsx' },
    ],
  ])('%s', (_, file, place) => {
    const files = ['./index.tsx', './login.tsx', './pro.tsx', './pro.index.tsx', './pro/_lessons.tsx', file];
    expect(listPlaces([...new Set(files)]).get(file)).toEqual(place);
  });

  it('is for every route the one that the generator has written', () => {
    expect(generated.size).toBeGreaterThan(100);
    expect(listPlaces([...generated.keys()])).toEqual(generated);
  });
});
