import Fastify from 'fastify';
import pg from 'pg';
import { createHash } from 'node:crypto';
import { sessionStatement } from '../../apps/server/src/domains/accounts/store/sessions.ts';
import { slotsOfMonth } from '../../apps/server/src/domains/diary/rules/slots.ts';
import { playersWindow } from '../../apps/server/src/domains/diary/rules/window.ts';
import { diaryStatement, type DiaryRow } from '../../apps/server/src/domains/diary/store.ts';
import { factsOf } from '../../apps/server/src/domains/diary/view.ts';
import { latestStatement, type LessonRow } from '../../apps/server/src/domains/lessons/store/read.ts';
import { lessonView } from '../../apps/server/src/domains/lessons/view.ts';
import { serve } from './serve.ts';

/**
 * The yardstick: Fastify and pg with nothing between them, the same statements as ours, the same rules and the same bytes in
 * the answer. With `/rows` the rows go out as they come.
 */
const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE_URL'], max: 10, options: '-c timezone=UTC' });
const app = Fastify();
const run = async <Row extends pg.QueryResultRow>({ text, values }: { text: string; values: unknown[] }) =>
  (await pool.query<Row>({ text, values })).rows;

const callerOf = async (authorization = '') => {
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest('hex');
  const [session] = await run<{ user_id: string; pro_id: string }>(sessionStatement(hash));
  if (!session) throw new Error('no session');
  return session;
};

interface Query {
  year: string;
  month: string;
  duration: string;
}

const diaryRow = async (pro_id: string, { year, month }: Query) => {
  const first = `${year}-${month.padStart(2, '0')}-01`;
  const last = `${year}-${month.padStart(2, '0')}-${new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()}`;
  const [row] = await run<DiaryRow & pg.QueryResultRow>(diaryStatement({ pro_id, from: first, to: last }));
  return row!;
};

app.get<{ Querystring: Query }>('/api/booking/availability', async (request) => {
  const { pro_id } = await callerOf(request.headers.authorization);
  const row = await diaryRow(pro_id, request.query);
  const facts = factsOf(row);
  const { year, month, duration } = request.query;
  const window = playersWindow(Date.now(), facts.zone, {
    notice_hours: row.booking_notice_hours,
    months: row.diary_availability_months,
  });
  return slotsOfMonth(facts, { year: Number(year), month: Number(month), duration: Number(duration) }, window);
});

app.get<{ Querystring: Query }>('/rows/booking/availability', async (request) => {
  const { pro_id } = await callerOf(request.headers.authorization);
  return diaryRow(pro_id, request.query);
});

app.get('/api/lesson', async (request) => {
  const { user_id } = await callerOf(request.headers.authorization);
  const rows = await run<LessonRow & pg.QueryResultRow>(
    latestStatement({ player_id: user_id }, { limit: 200, offset: 0 }),
  );
  const now = new Date();
  return rows.map((row) => lessonView(row, 'player', now));
});

app.get('/rows/lesson', async (request) => {
  const { user_id } = await callerOf(request.headers.authorization);
  return run(latestStatement({ player_id: user_id }, { limit: 200, offset: 0 }));
});

await serve(app);
