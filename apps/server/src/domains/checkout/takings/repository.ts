import { CANCELLATION_NOTICE_HOURS } from '@fairway/contracts/constants';
import type { Unspent, UnspentByPlayer } from '@fairway/contracts/checkout/takings';
import type { DbOrTx } from '@fairway/db/client';
import { isoText } from '@fairway/db/iso-text';
import { fetchFirst, fetchRows } from '@fairway/db/query';
import { sql, type RawBuilder } from 'kysely';
import { PAID_STATUSES } from '#domains/checkout/purchases/repository.ts';
import type { TakenSum, Taken } from './rules.ts';

/** The pro's money in one read. */
export interface MoneyRow {
  currency: string;
  lesson_price: number | null;
  taken: TakenSum[];
  unspent: Unspent[];
  players: UnspentByPlayer[];
  begun: boolean;
}

interface Period {
  from: Date;
  until: Date;
}

const isIn = (pro_id: string, column: RawBuilder<unknown>, { from, until }: Period) =>
  sql`t.pro_id = ${pro_id}::uuid AND ${column} >= ${from} AND ${column} < ${until}`;

const PAID = sql`t.status IN (${sql.join(PAID_STATUSES)})`;

/** Every sum that came or went in a period: card, refunds, on the day, and on the day for players who have left since. */
const sumsIn = (pro_id: string, period: Period) => sql`
  SELECT t.currency, t.kind::text AS kind, t.settled_at AS at, t.amount FROM purchases t
    WHERE ${isIn(pro_id, sql`t.settled_at`, period)} AND ${PAID}
  UNION ALL SELECT t.currency, 'refunded', t.refunded_at, t.amount FROM purchases t
    WHERE ${isIn(pro_id, sql`t.refunded_at`, period)}
  UNION ALL SELECT t.paid_currency, 'on_day', t.paid_at, t.paid_amount FROM lessons t
    WHERE ${isIn(pro_id, sql`t.paid_at`, period)}
  UNION ALL SELECT t.paid_currency, 'on_day', t.paid_at, t.paid_amount FROM archived_takings t
    WHERE ${isIn(pro_id, sql`t.paid_at`, period)}`;

const list = (part: RawBuilder<unknown>) => sql`(SELECT coalesce(json_agg(part), '[]') FROM (${part}) part)`;

/**
 * The statement behind `readMoney`. `bounds` are the instants at which the months begin, and the one at which the last ends. The
 * credits of players who have left are nobody's to spend any more, and are not owed.
 */
export const moneyStatement = (
  pro_id: string,
  { bounds, now, limit }: { bounds: readonly Date[]; now: Date; limit: number },
) => {
  const months = bounds.map((bound) => bound.toISOString());
  return sql<MoneyRow>`
    WITH held AS (
      SELECT lot.player_id, sum(lot.remaining)::int AS credits, sum(lot.remaining * lot.unit_value::bigint)::float8 AS value,
        CASE WHEN lot.unit_value = 0 THEN pro.currency ELSE lot.currency END AS currency
      FROM credit_lots lot
      JOIN users player ON player.id = lot.player_id AND player.pro_id = lot.pro_id AND player.deleted_at IS NULL
      JOIN users pro ON pro.id = lot.pro_id
      WHERE lot.pro_id = ${pro_id}::uuid AND lot.remaining > 0 AND lot.expires_at > ${now}
      GROUP BY 1, 4
    )
    SELECT pro.currency, s.lesson_price,
      ${list(sql`
        SELECT currency, kind, width_bucket(at, ${months}::timestamptz[]) AS nth, sum(amount)::float8 AS amount
        FROM (${sumsIn(pro_id, { from: bounds[0]!, until: bounds.at(-1)! })}) sums GROUP BY 1, 2, 3`)} AS taken,
      ${list(sql`
        SELECT currency, sum(credits)::int AS credits, sum(value) AS value FROM held GROUP BY 1 ORDER BY 1`)} AS unspent,
      ${list(sql`
        SELECT held.currency, held.credits, held.value,
          json_build_object('id', p.id, 'first_name', p.first_name, 'last_name', p.last_name) AS player
        FROM held JOIN users p ON p.id = held.player_id
        ORDER BY held.currency <> (SELECT currency FROM users WHERE id = ${pro_id}::uuid), held.value DESC, held.credits DESC, p.id
        LIMIT ${limit}`)} AS players,
      EXISTS (SELECT FROM purchases t WHERE t.pro_id = pro.id AND t.settled_at IS NOT NULL AND ${PAID})
        OR EXISTS (SELECT FROM lessons t WHERE t.pro_id = pro.id AND t.paid_at IS NOT NULL)
        OR EXISTS (SELECT FROM lessons t WHERE t.pro_id = pro.id AND t.fee_due)
        OR EXISTS (SELECT FROM archived_takings t WHERE t.pro_id = pro.id)
        OR EXISTS (SELECT FROM held) AS begun
    FROM users pro LEFT JOIN settings s ON s.user_id = pro.id
    WHERE pro.id = ${pro_id}::uuid`;
};

/** A pro's takings by month, and what their players have not spent yet; null when there is no such pro. */
export const readMoney = (db: DbOrTx, ...asked: Parameters<typeof moneyStatement>): Promise<MoneyRow | null> =>
  fetchFirst(db, moneyStatement(...asked));

/** Whether what was paid for a lesson is the fee of having cancelled it late, which was not let go (D13). */
const IS_FEE = sql`coalesce(t.cancelled_at > t.starts_at - make_interval(hours => ${CANCELLATION_NOTICE_HOURS}), false)
      AND t.fee_waived_at IS NULL`;

const NAME = sql`nullif(btrim(concat(p.first_name, ' ', p.last_name)), '')`;

/** The statement behind `readTakings`. */
export const takingsStatement = (pro_id: string, { limit, ...period }: Period & { limit: number }) => sql<Taken>`
  SELECT ${isoText(sql<Date>`at`)} AS at, kind, title, ${isoText(sql<Date>`starts_at`)} AS starts_at, fee, name, number, amount, currency FROM (
    SELECT t.id, t.settled_at AS at, t.kind::text AS kind, t.title, NULL::timestamptz AS starts_at, false AS fee, ${NAME} AS name,
      r.number, t.amount, t.currency
    FROM purchases t LEFT JOIN receipts r ON r.purchase_id = t.id AND r.kind = 'receipt' LEFT JOIN users p ON p.id = t.player_id
    WHERE ${isIn(pro_id, sql`t.settled_at`, period)} AND ${PAID} AND t.amount > 0
    UNION ALL
    SELECT t.id, t.refunded_at, 'refunded', t.title, NULL, false, ${NAME}, r.number, t.amount, t.currency
    FROM purchases t LEFT JOIN receipts r ON r.purchase_id = t.id AND r.kind = 'credit_note' LEFT JOIN users p ON p.id = t.player_id
    WHERE ${isIn(pro_id, sql`t.refunded_at`, period)} AND t.amount > 0
    UNION ALL
    SELECT t.id, t.paid_at, 'on_day', NULL, t.starts_at, ${IS_FEE}, coalesce(${NAME}, t.guest_name), NULL,
      t.paid_amount, t.paid_currency
    FROM lessons t LEFT JOIN users p ON p.id = t.player_id
    WHERE ${isIn(pro_id, sql`t.paid_at`, period)}
    UNION ALL
    SELECT t.lesson_id, t.paid_at, 'on_day', NULL, NULL, false, NULL, NULL, t.paid_amount, t.paid_currency
    FROM archived_takings t WHERE ${isIn(pro_id, sql`t.paid_at`, period)}
  ) rows ORDER BY rows.at, rows.id LIMIT ${limit}`;

/** Everything a pro took and gave back in a period, the oldest first. */
export const readTakings = (db: DbOrTx, ...asked: Parameters<typeof takingsStatement>): Promise<Taken[]> =>
  fetchRows(db, takingsStatement(...asked));
