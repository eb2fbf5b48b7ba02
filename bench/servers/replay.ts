import Fastify from 'fastify';
import { findCaller, run } from './database.ts';
import { serve, type Statement } from './serve.ts';

/** What a request to an address is answered, and the statements beside the session's that are sent for it. */
export interface Recording {
  url: string;
  statements: Statement[];
  body: string;
}

/**
 * The yardstick of the pages: Fastify and pg, which send the statements that ours were seen to send, all at once after the session's,
 * and answer the bytes that ours were seen to answer. Nothing is worked out.
 */
const recordings = new Map<string, Recording>();
const isRecording = (said: unknown): said is Recording => typeof said === 'object' && said !== null && 'body' in said;
process.on('message', (said) => {
  if (isRecording(said)) recordings.set(said.url, said);
});

const app = Fastify();
app.get('/*', async (request, reply) => {
  const recording = recordings.get(request.url);
  if (!recording) throw new Error(`nothing is recorded of ${request.url}`);
  await findCaller(request.headers.authorization);
  await Promise.all(recording.statements.map((statement) => run(statement)));
  return reply.type('application/json').send(recording.body);
});
await serve(app);
