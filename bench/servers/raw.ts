import Fastify from 'fastify';
import { monthSlots, playersWindow } from '../../apps/server/src/domains/schedule/slots/rules.ts';
import { scheduleStatement, type ScheduleRow } from '../../apps/server/src/domains/schedule/hours/repository.ts';
import { toSlotFacts } from '../../apps/server/src/domains/schedule/slots/view.ts';
import { latestStatement, type LessonRow } from '../../apps/server/src/domains/lessons/lesson/repository.ts';
import { lessonView } from '../../apps/server/src/domains/lessons/lesson/view.ts';
import { detailStatement, type DetailRow } from '../../apps/server/src/domains/lessons/records/repository.ts';
import { lessonDetailView } from '../../apps/server/src/domains/lessons/records/view.ts';
import { findCaller, run, toText } from './database.ts';
import { serve } from './serve.ts';

/**
 * The yardstick: Fastify and pg with nothing between them, the same statements as ours, the same rules and the same bytes in
 * the answer. With `/rows` the rows go out as they come.
 */
const app = Fastify();

interface Query {
  year: string;
  month: string;
  duration: string;
}

const diaryRow = async (pro_id: string, { year, month }: Query) => {
  const first = `${year}-${month.padStart(2, '0')}-01`;
  const last = `${year}-${month.padStart(2, '0')}-${new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()}`;
  const [row] = await run<ScheduleRow>(toText(scheduleStatement({ pro_id, from: first, to: last })));
  return row!;
};

app.get<{ Querystring: Query }>('/api/booking/availability', async (request) => {
  const { pro_id } = await findCaller(request.headers.authorization);
  const row = await diaryRow(pro_id, request.query);
  const facts = toSlotFacts(row);
  const { year, month, duration } = request.query;
  const window = playersWindow(Date.now(), facts.zone, {
    notice_hours: row.booking_notice_hours,
    months: row.diary_availability_months,
  });
  return monthSlots(facts, { year: Number(year), month: Number(month), duration: Number(duration) }, window);
});

app.get<{ Querystring: Query }>('/rows/booking/availability', async (request) => {
  const { pro_id } = await findCaller(request.headers.authorization);
  return diaryRow(pro_id, request.query);
});

app.get('/api/lesson', async (request) => {
  const { user_id } = await findCaller(request.headers.authorization);
  const rows = await run<LessonRow>(toText(latestStatement({ player_id: user_id }, { limit: 200, offset: 0 })));
  const now = new Date();
  return rows.map((row) => lessonView(row, 'player', now));
});

app.get('/rows/lesson', async (request) => {
  const { user_id } = await findCaller(request.headers.authorization);
  return run(toText(latestStatement({ player_id: user_id }, { limit: 200, offset: 0 })));
});

const detailRow = async (player_id: string, id: string) => {
  const [row] = await run<DetailRow>(toText(detailStatement({ player_id }, { id })));
  return row!;
};

app.get<{ Params: { id: string } }>('/api/lesson/:id', async (request) => {
  const { user_id } = await findCaller(request.headers.authorization);
  const row = await detailRow(user_id, request.params.id);
  return lessonDetailView(row, { reader: 'player', reader_id: user_id, now: new Date() });
});

app.get<{ Params: { id: string } }>('/rows/lesson/:id', async (request) => {
  const { user_id } = await findCaller(request.headers.authorization);
  return detailRow(user_id, request.params.id);
});

await serve(app);
