import type { DbOrTx } from '@fairway/db/client';
import { sql, type Sql } from '@fairway/db/sql';

/** What is not told even to the person: what opens doors, and what names other people. */
const without = (...columns: string[]) => sql`- ${columns}::text[]`;
const nameOf = (alias: Sql) => sql`concat_ws(' ', ${alias}.first_name, ${alias}.last_name)`;
const [PLAYER, PRO, MEMBER] = [sql`player`, sql`pro`, sql`member`];

/**
 * Everything we hold about a person, part by part: each statement answers rows of one JSON column. Of other people there is the
 * name where they took part, as the screens show it. A table that tells of people and has no part here fails a test.
 */
export const PARTS: Record<string, { tables: readonly string[]; rows: (id: string) => Sql }> = {
  account: {
    tables: ['users'],
    rows: (id) => sql`
      SELECT to_jsonb(u) ${without('password_hash', 'calendar_token', 'deleted_at')} AS row FROM users u WHERE u.id = ${id}::uuid`,
  },
  settings: {
    tables: ['settings'],
    rows: (id) => sql`SELECT to_jsonb(s) ${without('user_id')} AS row FROM settings s WHERE s.user_id = ${id}::uuid`,
  },
  coach: {
    tables: [],
    rows: (id) => sql`
      SELECT jsonb_build_object('first_name', pro.first_name, 'last_name', pro.last_name) AS row
      FROM users u JOIN users pro ON pro.id = u.pro_id WHERE u.id = ${id}::uuid`,
  },
  players: {
    tables: [],
    rows: (id) => sql`
      SELECT jsonb_build_object('id', id, 'first_name', first_name, 'last_name', last_name, 'since', created_at) AS row
      FROM users WHERE pro_id = ${id}::uuid AND type = 'player' AND deleted_at IS NULL ORDER BY last_name, first_name, id`,
  },
  profile: {
    tables: ['pro_profiles'],
    rows: (id) =>
      sql`SELECT to_jsonb(p) ${without('user_id')} AS row FROM pro_profiles p WHERE p.user_id = ${id}::uuid`,
  },
  venues: {
    tables: ['clubs'],
    rows: (id) => sql`
      SELECT to_jsonb(c) ${without('user_id')} AS row FROM clubs c WHERE c.user_id = ${id}::uuid ORDER BY c.created_at, c.id`,
  },
  offers: {
    tables: ['offers', 'categories'],
    rows: (id) => sql`
      SELECT coalesce(to_jsonb(o), '{}') ${without('pro_id', 'category_id')} || jsonb_build_object('category', c.name) AS row
      FROM categories c LEFT JOIN offers o ON o.category_id = c.id
      WHERE c.pro_id = ${id}::uuid ORDER BY c.name, o.created_at, o.id`,
  },
  weekly_hours: {
    tables: ['recurring_availability'],
    rows: (id) => sql`
      SELECT to_jsonb(r) ${without('pro_id')} AS row FROM recurring_availability r
      WHERE r.pro_id = ${id}::uuid ORDER BY r.day, r.start`,
  },
  hours_of_dates: {
    tables: ['availability_overrides'],
    rows: (id) => sql`
      SELECT to_jsonb(o) ${without('pro_id')} AS row FROM availability_overrides o
      WHERE o.pro_id = ${id}::uuid ORDER BY o.date`,
  },
  lessons: {
    tables: ['lessons'],
    rows: (id) => sql`
      SELECT to_jsonb(l) || jsonb_build_object('pro', ${nameOf(PRO)}, 'player', coalesce(l.guest_name, ${nameOf(PLAYER)})) AS row
      FROM lessons l JOIN users pro ON pro.id = l.pro_id LEFT JOIN users player ON player.id = l.player_id
      WHERE l.pro_id = ${id}::uuid OR l.player_id = ${id}::uuid ORDER BY l.starts_at, l.id`,
  },
  released_times: {
    tables: ['released_times'],
    rows: (id) => sql`
      SELECT to_jsonb(r) ${without('pro_id')} AS row FROM released_times r WHERE r.pro_id = ${id}::uuid ORDER BY r.created_at`,
  },
  credits: {
    tables: ['credit_lots'],
    rows: (id) => sql`
      SELECT to_jsonb(c) AS row FROM credit_lots c
      WHERE c.player_id = ${id}::uuid OR c.pro_id = ${id}::uuid ORDER BY c.purchased_at, c.id`,
  },
  credit_movements: {
    tables: ['credit_ledger'],
    rows: (id) => sql`
      SELECT to_jsonb(e) ${without('actor_id')} || jsonb_build_object('by_you', e.actor_id IS NOT DISTINCT FROM ${id}::uuid) AS row
      FROM credit_ledger e JOIN credit_lots c ON c.id = e.lot_id
      WHERE c.player_id = ${id}::uuid OR c.pro_id = ${id}::uuid OR e.actor_id = ${id}::uuid ORDER BY e.id`,
  },
  purchases: {
    tables: ['purchases'],
    rows: (id) => sql`
      SELECT to_jsonb(p) ${without('key', 'goods', 'stripe_id', 'stripe_account_id', 'proved_at')}
        || jsonb_build_object('pro', ${nameOf(PRO)}, 'player', ${nameOf(PLAYER)}) AS row
      FROM purchases p LEFT JOIN users pro ON pro.id = p.pro_id LEFT JOIN users player ON player.id = p.player_id
      WHERE p.player_id = ${id}::uuid OR p.pro_id = ${id}::uuid ORDER BY p.created_at, p.id`,
  },
  kept_takings: {
    tables: ['kept_takings'],
    rows: (id) => sql`
      SELECT to_jsonb(k) ${without('pro_id')} AS row FROM kept_takings k
      WHERE k.pro_id = ${id}::uuid ORDER BY k.paid_at, k.lesson_id`,
  },
  groups: {
    tables: ['groups'],
    rows: (id) => sql`
      SELECT jsonb_build_object('name', g.name, 'created_at', g.created_at, 'members',
        (SELECT coalesce(jsonb_agg(${nameOf(MEMBER)} ORDER BY member.last_name), '[]')
         FROM group_members m JOIN users member ON member.id = m.user_id WHERE m.group_id = g.id)) AS row
      FROM groups g WHERE g.pro_id = ${id}::uuid ORDER BY g.created_at`,
  },
  member_of: {
    tables: ['group_members'],
    rows: (id) => sql`
      SELECT jsonb_build_object('group', g.name) AS row FROM group_members m JOIN groups g ON g.id = m.group_id
      WHERE m.user_id = ${id}::uuid ORDER BY g.name`,
  },
  invitations: {
    tables: ['invitations'],
    rows: (id) => sql`
      SELECT to_jsonb(i) ${without('token_hash', 'code', 'pro_id')} || jsonb_build_object('from_you', i.pro_id = ${id}::uuid) AS row
      FROM invitations i
      WHERE i.pro_id = ${id}::uuid
        OR lower(i.email) = (SELECT lower(email) FROM users WHERE id = ${id}::uuid) ORDER BY i.created_at`,
  },
  joining: {
    tables: ['onboardings'],
    rows: (id) => sql`
      SELECT to_jsonb(o) ${without('token_hash', 'password_hash', 'pro_id')} AS row FROM onboardings o
      WHERE o.user_id = ${id}::uuid
        OR lower(o.email) = (SELECT lower(email) FROM users WHERE id = ${id}::uuid) ORDER BY o.created_at`,
  },
  files: {
    tables: ['files'],
    rows: (id) =>
      sql`SELECT to_jsonb(f) ${without('owner_id')} AS row FROM files f WHERE f.owner_id = ${id}::uuid ORDER BY f.id`,
  },
  notices: {
    tables: ['notification_deliveries', 'outbox'],
    rows: (id) => sql`
      SELECT jsonb_build_object('about', o.topic, 'by', d.channel, 'status', d.status, 'at', d.created_at) AS row
      FROM notification_deliveries d JOIN outbox o ON o.id = d.outbox_id
      WHERE d.user_id = ${id}::uuid ORDER BY d.created_at, d.id`,
  },
  devices: {
    tables: ['sessions'],
    rows: (id) => sql`
      SELECT to_jsonb(s) ${without('id_hash', 'user_id')} AS row FROM sessions s WHERE s.user_id = ${id}::uuid ORDER BY s.created_at`,
  },
  push_devices: {
    tables: ['push_tokens'],
    rows: (id) => sql`
      SELECT jsonb_build_object('since', t.created_at) AS row FROM push_tokens t WHERE t.user_id = ${id}::uuid ORDER BY t.created_at`,
  },
  pins_and_links: {
    tables: ['challenges'],
    rows: (id) => sql`
      SELECT to_jsonb(c) ${without('token_hash', 'pin_hash', 'user_id')} AS row FROM challenges c
      WHERE c.user_id = ${id}::uuid ORDER BY c.created_at`,
  },
  subscriptions: {
    tables: ['store_purchases'],
    rows: (id) => sql`
      SELECT to_jsonb(p) ${without('user_id')} AS row FROM store_purchases p WHERE p.user_id = ${id}::uuid ORDER BY p.created_at`,
  },
  done_by_admins: {
    tables: ['audit_log'],
    rows: (id) => sql`
      SELECT jsonb_build_object('action', a.action, 'at', a.created_at, 'detail', a.detail, 'by_you', a.actor_id = ${id}::uuid) AS row
      FROM audit_log a WHERE a.target_id = ${id}::uuid OR a.actor_id = ${id}::uuid ORDER BY a.id`,
  },
  data_requests: {
    tables: ['data_exports'],
    rows: (id) => sql`
      SELECT jsonb_build_object('asked_at', e.asked_at, 'status', e.status) AS row FROM data_exports e
      WHERE e.user_id = ${id}::uuid ORDER BY e.asked_at`,
  },
};

/** The rows of one part. */
export async function readPart(db: DbOrTx, rows: Sql): Promise<unknown[]> {
  return (await db.$queryRaw<{ row: unknown }[]>(rows)).map(({ row }) => row);
}
