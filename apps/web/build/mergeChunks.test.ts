import { fc } from '@fairway/server/test/properties';
import { describe, expect, it } from 'vitest';
import { type Chunk, mergeChunks } from './mergeChunks.ts';

const weigh = (bytes: number) => ({ bytes, requests: 1, enough: null });
const held = { bytes: 1, requests: 1, enough: { bytes: 46_000, files: 7 } };
const chunk = (name: string, loads: number[], bytes: number): Chunk => ({
  modules: [name],
  loads: new Set(loads),
  bytes,
});
const none = (count: number) => Array.from({ length: count }, () => new Set<number>());
const listNames = (chunks: Chunk[]) => chunks.map(({ modules }) => modules.toSorted().join('+')).toSorted();

describe('chunks', () => {
  it('that the same page loads are one, when they are light', () => {
    const merged = mergeChunks([chunk('a', [0], 100), chunk('b', [0, 1], 100)], none(2), [weigh(1), weigh(1)]);
    expect(listNames(merged)).toEqual(['a+b']);
  });

  it('stay apart where a page would load much in vain', () => {
    const merged = mergeChunks([chunk('a', [0], 100_000), chunk('b', [0, 1], 100)], none(2), [weigh(1), weigh(1)]);
    expect(listNames(merged)).toEqual(['a', 'b']);
  });

  it('stay apart where no page loads both', () => {
    const merged = mergeChunks([chunk('a', [0], 1), chunk('b', [1], 1)], none(2), [weigh(1), weigh(1)]);
    expect(listNames(merged)).toEqual(['a', 'b']);
  });

  it('stay apart for a page whose bytes count for more', () => {
    const merged = mergeChunks([chunk('a', [0], 100), chunk('b', [0, 1], 100)], none(2), [weigh(1), weigh(1000)]);
    expect(listNames(merged)).toEqual(['a', 'b']);
  });

  it('stay apart where a page that has enough would load more in vain, and only there', () => {
    const apart = [chunk('a', [0], 4000), chunk('b', [0, 1], 100), chunk('c', [1], 50_000)];
    expect(listNames(mergeChunks(apart, none(3), [held, weigh(1)]))).toEqual(['a+b', 'c']);
    expect(listNames(mergeChunks(apart, none(3), [weigh(1), held]))).toEqual(['a', 'b', 'c']);
  });

  it('stay apart where a page would load a fixed one in vain that only the other needs', () => {
    const merge = (loads: number[]) =>
      mergeChunks(
        [chunk('a', [0], 100), chunk('b', [0, 1], 100), { ...chunk('fixed', loads, 100_000), isFixed: true }],
        [new Set([2]), new Set(), new Set()],
        [weigh(1), weigh(1)],
      );
    expect(listNames(merge([0]))).toEqual(['a', 'b', 'fixed']);
    expect(listNames(merge([0, 1]))).toEqual(['a+b', 'fixed']);
  });

  it('are one for a page of many files, though that is worth the less for each of a few', () => {
    const many = Array.from({ length: 9 }, (_, nth) => chunk(`${nth}`, [0, nth + 1], 6000));
    const weights = [held, ...many.map(() => weigh(1))];
    expect(mergeChunks(many, none(9), weights).length).toBeLessThan(9);
    expect(mergeChunks(many, none(9), weights.with(0, weigh(1)))).toHaveLength(9);
  });
});

/** Every chunk imports later ones alone, as modules do that are grouped by who loads them. */
const graph = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc.record({
    chunks: fc.tuple(
      ...Array.from({ length: count }, (_, at) =>
        fc
          .record({
            loads: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1 }),
            bytes: fc.integer({ min: 1, max: 60_000 }),
          })
          .map(({ loads, bytes }) => chunk(`${at}`, loads, bytes)),
      ),
    ),
    imports: fc.tuple(
      ...Array.from({ length: count }, (_, at) =>
        fc.subarray(Array.from({ length: count - at - 1 }, (__, step) => at + step + 1)).map((list) => new Set(list)),
      ),
    ),
  }),
);

it('whatever is merged, no chunk is lost, none imports itself in a circle, and whoever loads one loads what it imports', () => {
  fc.assert(
    fc.property(graph, ({ chunks, imports }) => {
      const merged = mergeChunks(
        chunks,
        imports,
        Array.from({ length: 5 }, () => weigh(1)),
      );
      expect(merged.flatMap(({ modules }) => modules).toSorted()).toEqual(
        chunks.flatMap(({ modules }) => modules).toSorted(),
      );
      const places = new Map(merged.flatMap(({ modules }, at) => modules.map((name): [string, number] => [name, at])));
      const between = merged.map(({ modules }, at) => {
        const imported = modules.flatMap((name) => [...(imports[Number(name)] ?? [])]);
        return new Set(imported.map((one) => places.get(`${one}`) ?? -1).filter((place) => place !== at));
      });
      for (const [at, loaded] of between.entries())
        for (const next of loaded)
          expect([...merged[next]!.loads]).toEqual(expect.arrayContaining([...merged[at]!.loads]));
      const left = new Set(merged.keys());
      for (const _ of merged)
        for (const at of left) if ([...(between[at] ?? [])].every((next) => !left.has(next))) left.delete(at);
      expect([...left]).toEqual([]);
    }),
  );
});
