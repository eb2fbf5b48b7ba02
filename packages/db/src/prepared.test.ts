import { expect, test, vi } from 'vitest';
import { prepareStatement } from './prepared.ts';
import { query } from './query.ts';

test('a prepared statement is built once, and sent with the values of each call beside its own', () => {
  const build = vi.fn(({ pro_id, limit }: { pro_id: string; limit: number }) =>
    query.selectFrom('users').select('id').where('type', '=', 'player').where('pro_id', '=', pro_id).limit(limit),
  );
  const players = prepareStatement(build);
  expect(build).not.toHaveBeenCalled();
  const [first, second] = [players({ pro_id: 'one', limit: 3 }), players({ pro_id: 'two', limit: 5 })].map((each) =>
    each.compile(),
  );
  expect(first).toMatchObject({
    sql: 'select "id" from "users" where "type" = $1 and "pro_id" = $2 limit $3',
    parameters: ['player', 'one', 3],
  });
  expect(second).toMatchObject({ sql: first!.sql, parameters: ['player', 'two', 5] });
  expect(build).toHaveBeenCalledTimes(1);
});

test('nothing is sent as null, and not left out', () => {
  const named = prepareStatement(({ phone }: { phone: string | null }) =>
    query.updateTable('users').set({ phone }).where('id', '=', 'x'),
  );
  expect(named({ phone: null }).compile().parameters).toEqual([null, 'x']);
});
