import type { DbOrTx } from '@fairway/db/client';
import { fetchRows } from '@fairway/db/query';
import { sql, type RawBuilder } from 'kysely';

/** What is not told even to the person: what opens doors, and what names other people. */
const without = (...columns: string[]) => sql`- ${columns}::text[]`;
const partName = (alias: RawBuilder<unknown>) => sql`concat_ws(' ', ${alias}.first_name, ${alias}.last_name)`;
const [PLAYER, PRO, MEMBER, AUTHOR] = [sql`player`, sql`pro`, sql`member`, sql`author`];

/** A row as the export has it. */
interface PartRow {
  row: unknown;
}

/** A part of the export: the tables it tells of, and the statement that reads it. */
interface Part {
  tables: readonly string[];
  rows: (id: string) => RawBuilder<PartRow>;
}

/** All that a table has of a person, in this order, but for the column that says whose it is. */
const listOwn = (table: string, owner: 'user_id' | 'pro_id' | 'player_id' | 'owner_id', ...order: string[]): Part => ({
  tables: [table],
  rows: (id) => sql<PartRow>`
    SELECT to_jsonb(t) ${without(owner)} AS row FROM ${sql.table(table)} t
    WHERE ${sql.ref(`t.${owner}`)} = ${id}::uuid ORDER BY ${sql.join(order.map((column) => sql.ref(`t.${column}`)))}`,
});

/**
 * Everything we hold about a person, part by part, written out: each statement answers rows of one JSON column. Of other people there is the
 * name where they took part, as the screens show it. A table that tells of people and has no part here fails a test.
 */
export const PARTS: Record<string, Part> = {
  account: {
    tables: ['users'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(u) ${without('password_hash', 'calendar_token', 'deleted_at')} AS row FROM users u WHERE u.id = ${id}::uuid`,
  },
  settings: listOwn('settings', 'user_id', 'user_id'),
  coach: {
    tables: [],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('first_name', pro.first_name, 'last_name', pro.last_name) AS row
      FROM users u JOIN users pro ON pro.id = u.pro_id WHERE u.id = ${id}::uuid`,
  },
  players: {
    tables: [],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('id', id, 'first_name', first_name, 'last_name', last_name, 'since', created_at) AS row
      FROM users WHERE pro_id = ${id}::uuid AND type = 'player' AND deleted_at IS NULL ORDER BY last_name, first_name, id`,
  },
  profile: listOwn('pro_profiles', 'user_id', 'user_id'),
  venues: listOwn('clubs', 'user_id', 'created_at', 'id'),
  offers: {
    tables: ['offers', 'categories'],
    rows: (id) => sql<PartRow>`
      SELECT coalesce(to_jsonb(o), '{}') ${without('pro_id', 'category_id')} || jsonb_build_object('category', c.name) AS row
      FROM categories c LEFT JOIN offers o ON o.category_id = c.id WHERE c.pro_id = ${id}::uuid ORDER BY c.name, o.created_at, o.id`,
  },
  weekly_hours: listOwn('recurring_availability', 'pro_id', 'day', 'start'),
  hours_of_dates: listOwn('availability_overrides', 'pro_id', 'date'),
  lessons: {
    tables: ['lessons', 'group_lessons'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(l)
        || CASE WHEN l.pro_id = ${id}::uuid OR l.published_at IS NOT NULL THEN '{}'::jsonb ELSE '{"title": null}'::jsonb END
        || jsonb_build_object('pro', ${partName(PRO)}, 'player', coalesce(l.guest_name, ${partName(PLAYER)}),
          'group_lesson', (SELECT to_jsonb(g) FROM group_lessons g WHERE g.lesson_id = l.group_lesson_id)) AS row
      FROM lessons l JOIN users pro ON pro.id = l.pro_id LEFT JOIN users player ON player.id = l.player_id
      WHERE l.pro_id = ${id}::uuid OR l.player_id = ${id}::uuid ORDER BY l.starts_at, l.id`,
  },
  places_waited_for: {
    tables: ['place_requests'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(r) || jsonb_build_object('player', ${partName(PLAYER)}) AS row FROM place_requests r JOIN users player ON player.id = r.player_id
      WHERE r.player_id = ${id}::uuid OR player.pro_id = ${id}::uuid ORDER BY r.created_at, r.id`,
  },
  records: {
    tables: ['lesson_sections'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(s) ${without('file_id', 'second_file_id', 'voice_file_id')} AS row FROM lesson_sections s JOIN lessons l ON l.id = s.lesson_id
      WHERE l.pro_id = ${id}::uuid OR (l.player_id = ${id}::uuid AND (s.is_player_submitted OR l.published_at IS NOT NULL))
      ORDER BY l.starts_at, l.id, s.position, s.id`,
  },
  comments: {
    tables: ['lesson_comments'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(c) ${without('author_id')} || jsonb_build_object('by', ${partName(AUTHOR)}, 'by_you', c.author_id = ${id}::uuid) AS row
      FROM lesson_comments c JOIN lessons l ON l.id = c.lesson_id JOIN users author ON author.id = c.author_id
      WHERE l.pro_id = ${id}::uuid OR l.player_id = ${id}::uuid ORDER BY c.id`,
  },
  freed_slots: listOwn('freed_slots', 'pro_id', 'created_at'),
  waiting_list: {
    tables: ['waiting_requests', 'waiting_holds'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(r) || jsonb_build_object('pro', ${partName(PRO)}, 'player', ${partName(PLAYER)}, 'held', (
        SELECT coalesce(jsonb_agg(to_jsonb(h) ${without('opening_id', 'request_id', 'player_id', 'pro_id')} ORDER BY h.held_at, h.id), '[]')
        FROM waiting_holds h WHERE h.request_id = r.id)) AS row
      FROM waiting_requests r JOIN users pro ON pro.id = r.pro_id JOIN users player ON player.id = r.player_id
      WHERE r.pro_id = ${id}::uuid OR r.player_id = ${id}::uuid ORDER BY r.created_at, r.id`,
  },
  freed_times: {
    tables: ['waiting_openings'],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('times', o.spans, 'opened_at', o.opened_at, 'freed_by_you', o.freed_by IS NOT DISTINCT FROM ${id}::uuid) AS row
      FROM waiting_openings o WHERE o.pro_id = ${id}::uuid OR o.freed_by = ${id}::uuid ORDER BY o.opened_at, o.id`,
  },
  credits: {
    tables: ['credit_lots'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(c) AS row FROM credit_lots c WHERE c.player_id = ${id}::uuid OR c.pro_id = ${id}::uuid ORDER BY c.purchased_at, c.id`,
  },
  credit_movements: {
    tables: ['credit_ledger'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(e) ${without('actor_id')} || jsonb_build_object('by_you', e.actor_id IS NOT DISTINCT FROM ${id}::uuid) AS row
      FROM credit_ledger e JOIN credit_lots c ON c.id = e.lot_id
      WHERE c.player_id = ${id}::uuid OR c.pro_id = ${id}::uuid OR e.actor_id = ${id}::uuid ORDER BY e.id`,
  },
  purchases: {
    tables: ['purchases'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(p) ${without('key', 'metadata', 'stripe_id', 'stripe_account_id', 'reconciled_at')}
        || jsonb_build_object('pro', ${partName(PRO)}, 'player', ${partName(PLAYER)}) AS row
      FROM purchases p LEFT JOIN users pro ON pro.id = p.pro_id LEFT JOIN users player ON player.id = p.player_id
      WHERE p.player_id = ${id}::uuid OR p.pro_id = ${id}::uuid ORDER BY p.created_at, p.id`,
  },
  receipts: {
    tables: ['receipts', 'receipt_counters'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(r) AS row FROM receipts r JOIN purchases p ON p.id = r.purchase_id
      WHERE p.player_id = ${id}::uuid OR p.pro_id = ${id}::uuid ORDER BY r.issued_at, r.id`,
  },
  archived_takings: listOwn('archived_takings', 'pro_id', 'paid_at', 'lesson_id'),
  groups: {
    tables: ['groups'],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('name', g.name, 'created_at', g.created_at, 'members',
        (SELECT coalesce(jsonb_agg(${partName(MEMBER)} ORDER BY member.last_name), '[]')
         FROM group_members m JOIN users member ON member.id = m.user_id WHERE m.group_id = g.id)) AS row
      FROM groups g WHERE g.pro_id = ${id}::uuid ORDER BY g.created_at`,
  },
  messages: {
    tables: ['messages', 'message_recipients'],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('message', m.message, 'created_at', m.created_at, 'by_you', m.sender_id = ${id}::uuid,
        'from', ${partName(AUTHOR)}, 'to', CASE
          WHEN m.sender_id <> m.pro_id THEN ${partName(PRO)}
          WHEN r.player_id IS NULL THEN m.group_name
          ELSE ${partName(PLAYER)} END,
        'read_at', r.read_at,
        'pictures', (SELECT count(*) FROM message_images i WHERE i.message_id = m.id)) AS row FROM messages m
      JOIN users pro ON pro.id = m.pro_id JOIN users author ON author.id = m.sender_id
      LEFT JOIN message_recipients r ON r.message_id = m.id
        AND r.player_id = CASE WHEN m.player_id IS NULL AND m.sender_id <> ${id}::uuid THEN ${id}::uuid ELSE m.player_id END
      LEFT JOIN users player ON player.id = r.player_id WHERE m.id IN (
          SELECT c.message_id FROM message_recipients c WHERE c.player_id = ${id}::uuid
          UNION ALL SELECT o.id FROM messages o WHERE o.pro_id = ${id}::uuid)
        AND NOT (m.sender_id = ${id}::uuid AND m.sender_deleted_at IS NOT NULL)
        AND NOT (m.sender_id <> ${id}::uuid AND r.deleted_at IS NOT NULL)
      ORDER BY m.id`,
  },
  quick_replies: listOwn('quick_replies', 'pro_id', 'created_at', 'id'),
  bag: listOwn('bag_clubs', 'user_id', 'order', 'id'),
  yardages: listOwn('yardages', 'user_id', 'order', 'id'),
  record_shares: {
    tables: ['record_shares'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(s) ${without('token_hash')} AS row FROM record_shares s JOIN lessons l ON l.id = s.lesson_id
      WHERE l.player_id = ${id}::uuid ORDER BY s.created_at`,
  },
  record_templates: listOwn('record_templates', 'pro_id', 'created_at', 'id'),
  record_snippets: listOwn('record_snippets', 'pro_id', 'created_at', 'id'),
  skills: {
    tables: ['skills', 'skill_scores'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(k) || jsonb_build_object('player', ${partName(PLAYER)}, 'scores', (
        SELECT coalesce(jsonb_agg(to_jsonb(h) ${without('id', 'skill_id')} ORDER BY h.id), '[]') FROM skill_scores h WHERE h.skill_id = k.id), 'drills', (
        SELECT coalesce(jsonb_agg(d.title ORDER BY sd.position), '[]') FROM skill_drills sd JOIN drills d ON d.id = sd.drill_id WHERE sd.skill_id = k.id)) AS row
      FROM skills k JOIN users player ON player.id = k.user_id WHERE player.pro_id = ${id}::uuid OR k.user_id = ${id}::uuid ORDER BY k.id`,
  },
  goals: {
    tables: ['player_goals'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(g) || jsonb_build_object('player', ${partName(PLAYER)}, 'progress', (
        SELECT coalesce(jsonb_agg(to_jsonb(n) ${without('id', 'goal_id')} ORDER BY n.id), '[]') FROM goal_progress n WHERE n.goal_id = g.id)) AS row
      FROM player_goals g JOIN users player ON player.id = g.user_id WHERE player.pro_id = ${id}::uuid OR g.user_id = ${id}::uuid ORDER BY g.id`,
  },
  key_reminders: {
    tables: ['key_reminders'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(r) || jsonb_build_object('player', ${partName(PLAYER)}) AS row
      FROM key_reminders r JOIN users player ON player.id = r.user_id WHERE player.pro_id = ${id}::uuid OR r.user_id = ${id}::uuid ORDER BY r.id`,
  },
  drills: listOwn('drills', 'pro_id', 'created_at', 'id'),
  practice: {
    tables: ['practice_plans'],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('pro', ${partName(PRO)}, 'player', ${partName(PLAYER)}, 'said', p.note, 'set_at', p.created_at,
        'ended_at', p.ended_at, 'drill', d.title, 'due_on', s.due_on, 'done_at', s.done_at, 'score', s.score, 'note', s.note) AS row
      FROM practice_plans p JOIN users pro ON pro.id = p.pro_id JOIN users player ON player.id = p.player_id
      JOIN practice_sessions s ON s.plan_id = p.id JOIN drills d ON d.id = s.drill_id
      WHERE (p.pro_id = ${id}::uuid OR p.player_id = ${id}::uuid) AND (s.removed_at IS NULL OR s.done_at IS NOT NULL)
      ORDER BY p.id, s.position, s.drill_id, s.due_on`,
  },
  practice_reminders: listOwn('practice_reminders', 'player_id', 'reminded_on'),
  member_of: {
    tables: ['group_members'],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('group', g.name) AS row FROM group_members m JOIN groups g ON g.id = m.group_id
      WHERE m.user_id = ${id}::uuid ORDER BY g.name`,
  },
  invitations: {
    tables: ['invitations'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(i) ${without('token_hash', 'code', 'pro_id')} || jsonb_build_object('from_you', i.pro_id = ${id}::uuid) AS row
      FROM invitations i WHERE i.pro_id = ${id}::uuid
        OR fold_email(i.email) = (SELECT fold_email(email) FROM users WHERE id = ${id}::uuid) ORDER BY i.created_at`,
  },
  joining: {
    tables: ['onboardings'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(o) ${without('token_hash', 'password_hash', 'pro_id')} AS row FROM onboardings o WHERE o.user_id = ${id}::uuid
        OR fold_email(o.email) = (SELECT fold_email(email) FROM users WHERE id = ${id}::uuid) ORDER BY o.created_at`,
  },
  videos: {
    tables: ['videos'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(v) ${without('claim_token', 'claimed_until', 'attempts')} AS row
      FROM videos v JOIN files f ON f.id = v.file_id WHERE f.owner_id = ${id}::uuid ORDER BY v.file_id`,
  },
  files: {
    tables: ['files'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(f) ${without('owner_id')} || jsonb_build_object('filename', u.filename) AS row
      FROM files f LEFT JOIN uploads u ON u.file_id = f.id WHERE f.owner_id = ${id}::uuid ORDER BY f.id`,
  },
  uploads_by_day: listOwn('upload_days', 'owner_id', 'day'),
  notices: {
    tables: ['notification_deliveries', 'outbox'],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('about', coalesce(o.topic, 'message.sent'), 'by', d.channel, 'status', d.status, 'reason', d.reason,
        'at', d.created_at, 'delivered_at', d.delivered_at, 'opened_at', d.opened_at) AS row
      FROM notification_deliveries d LEFT JOIN outbox o ON o.id = d.outbox_id WHERE d.user_id = ${id}::uuid ORDER BY d.created_at, d.id`,
  },
  daily_emails: {
    tables: ['digest_items'],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('message_id', i.message_id, 'offer_id', i.offer_id, 'due_at', i.due_at, 'is_sent', i.digest_id IS NOT NULL) AS row
      FROM digest_items i WHERE i.user_id = ${id}::uuid ORDER BY i.id`,
  },
  bounces: {
    tables: ['suppressed_addresses'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(s) AS row FROM suppressed_addresses s JOIN users u ON s.address IN (fold_email(u.email), u.phone)
      WHERE u.id = ${id}::uuid ORDER BY s.channel`,
  },
  devices: {
    tables: ['sessions'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(s) ${without('id_hash', 'user_id')} AS row FROM sessions s WHERE s.user_id = ${id}::uuid ORDER BY s.created_at`,
  },
  push_devices: {
    tables: ['push_tokens'],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('since', t.created_at) AS row FROM push_tokens t WHERE t.user_id = ${id}::uuid ORDER BY t.created_at`,
  },
  push_browsers: {
    tables: ['push_subscriptions'],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('browser', s.device, 'since', s.created_at) AS row
      FROM push_subscriptions s WHERE s.user_id = ${id}::uuid ORDER BY s.created_at`,
  },
  pins_and_links: {
    tables: ['challenges'],
    rows: (id) => sql<PartRow>`
      SELECT to_jsonb(c) ${without('token_hash', 'pin_hash', 'user_id')} AS row FROM challenges c
      WHERE c.user_id = ${id}::uuid ORDER BY c.created_at`,
  },
  subscriptions: listOwn('store_purchases', 'user_id', 'created_at'),
  done_by_admins: {
    tables: ['audit_log'],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('action', a.action, 'at', a.created_at, 'detail', a.detail, 'by_you', a.actor_id = ${id}::uuid) AS row
      FROM audit_log a WHERE a.target_id = ${id}::uuid OR a.actor_id = ${id}::uuid ORDER BY a.id`,
  },
  data_requests: {
    tables: ['data_exports'],
    rows: (id) => sql<PartRow>`
      SELECT jsonb_build_object('asked_at', e.asked_at, 'status', e.status) AS row FROM data_exports e
      WHERE e.user_id = ${id}::uuid ORDER BY e.asked_at`,
  },
};

/** The rows of one part. */
export async function readPart(db: DbOrTx, rows: RawBuilder<PartRow>): Promise<unknown[]> {
  return (await fetchRows(db, rows)).map(({ row }) => row);
}
