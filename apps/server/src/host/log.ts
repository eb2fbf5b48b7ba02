import { pino, type DestinationStream, type Logger } from 'pino';
import type { Env } from '../env.ts';

export interface ErrorFacts {
  type: string;
  code?: string;
  message: string;
  stack?: string;
  cause?: ErrorFacts;
}

/**
 * What the log keeps of an error. Prisma's messages quote the values of the call, whole rows with them: of those only the
 * last line is kept, which says what is wrong, and of every stack only where it went.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is no error was thrown' };
  const type = error.constructor.name;
  const code = (error as { code?: unknown }).code;
  const lines = error.message.trim().split('\n');
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type,
    ...(typeof code === 'string' ? { code } : {}),
    message: type.startsWith('PrismaClient') ? (lines.at(-1) ?? '') : error.message,
    ...(frames ? { stack: frames.join('\n') } : {}),
    ...(error.cause === undefined ? {} : { cause: errorFacts(error.cause) }),
  };
}

const SECRETS = new Set(
  'password password_hash token api_token two_factor_pin pin card client_secret note msg headers authorization cookie body'.split(
    ' ',
  ),
);

/** Masks what is named like a secret, two levels deep. Pino's own redaction does it too, at ten times the price of the line. */
function masked(facts: Record<string, unknown>, depth = 2): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (SECRETS.has(name)) kept[name] = '[masked]';
    else if (depth > 1 && isPlain(value)) kept[name] = masked(value, depth - 1);
    else kept[name] = value;
  }
  return kept;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The log of a process, one JSON line an event. Nobody logs headers or bodies; what slips in under a telling name is masked. */
export const loggerFrom = (
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    { level: LOG_LEVEL, base: null, serializers: { err: errorFacts }, formatters: { log: (facts) => masked(facts) } },
    destination,
  );
