import { expect, test } from 'vitest';
import { z } from 'zod';
import { outputSchema, publicProcedure, router, type RestMeta } from '#app/procedures.ts';
import { restTable } from './table.ts';

const at = (method: RestMeta['method'], path: RestMeta['path']) => ({
  rest: { method, path, summary: 'A call', tag: 'Test' },
});
const input = z.object({ id: z.string() });
const output = z.object({ ok: z.boolean() });

test('the table has what carries REST meta, in order, with its schemas', () => {
  const table = restTable(
    router({
      deep: router({
        write: publicProcedure
          .meta(at('POST', '/thing/{id}'))
          .input(input)
          .output(outputSchema(output))
          .mutation(() => ({ ok: true })),
      }),
      read: publicProcedure.meta(at('GET', '/thing')).query(() => null),
      hidden: publicProcedure.query(() => null),
    }),
  );
  expect(table.map(({ name, meta }) => `${meta.method} ${meta.path} ${name}`)).toEqual([
    'GET /thing read',
    'POST /thing/{id} deep.write',
  ]);
  expect(table[1]).toMatchObject({ input, output });
  expect(table[0]).toMatchObject({ input: undefined, output: undefined });
});

test('two procedures for one place stop the start, a trailing slash or not', () => {
  const twice = router({
    one: publicProcedure.meta(at('GET', '/thing')).query(() => 1),
    two: publicProcedure.meta(at('GET', '/thing/')).query(() => 2),
  });
  expect(() => restTable(twice)).toThrow('GET /thing/ is claimed by one and by two');
});

test('a GET that would write stops the start', () => {
  expect(() => restTable(router({ write: publicProcedure.meta(at('GET', '/thing')).mutation(() => 1) }))).toThrow(
    'would change something',
  );
});
