import { pino, type DestinationStream, type Logger } from 'pino';
import type { Env } from './env.ts';
import { maskText } from './mask-text.ts';
import { toSourceFrame } from './source-frames.ts';

export interface ErrorFacts {
  type: string;
  code?: string;
  message: string;
  stack?: string;
  cause?: ErrorFacts;
  errors?: ErrorFacts[];
}

/** Causes of causes, and objects within objects, that a line tells. */
const DEPTH = 8;
/** Entries of a list, and errors of an AggregateError, that a line tells. */
const ENTRIES = 100;
const ERRORS = 5;

/**
 * What the log keeps of an error, whatever it wraps. Prisma's messages quote the values of the call, whole rows with them: of those
 * only the last line is kept, which says what is wrong, also where another error repeats them. Of every stack only where it went.
 */
export function errorFacts(error: unknown, depth = DEPTH): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is no error was thrown' };
  const code = (error as { code?: unknown }).code;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const inner = depth > 1;
  const cause = error.cause === undefined || !inner ? undefined : errorFacts(error.cause, depth - 1);
  const errors = error instanceof AggregateError && inner ? error.errors.slice(0, ERRORS) : undefined;
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: maskMessage(error, cause),
    ...(frames ? { stack: frames.map(toSourceFrame).join('\n') } : {}),
    ...(cause ? { cause } : {}),
    ...(errors ? { errors: errors.map((each) => errorFacts(each, depth - 1)) } : {}),
  };
}

/** How Prisma begins to quote a call. */
const QUOTED_CALL = /Invalid `[^`]*` invocation[\s\S]*\n/;

function maskMessage(error: Error, cause: ErrorFacts | undefined): string {
  const text = error.message.trim();
  if (error.constructor.name.startsWith('PrismaClient')) return maskText(text.split('\n').at(-1) ?? '');
  const quoted = error.cause instanceof Error ? error.cause.message : '';
  const told = quoted && cause ? text.replaceAll(quoted, cause.message) : text;
  return maskText(told.replace(QUOTED_CALL, ''));
}

const MASK = '[masked]';
/** Names of what is never logged, however they are written: `api_token`, `apiToken`, `set-cookie`. */
const SECRET =
  /passw(or)?d|token|secret|authorization|cookie|apikey|^(twofactor)?pin$|^pinhash$|^(card|note|msg|headers|body)$/;
/** The names of fields are few, and each line has some of them: what was found of so many is kept. */
const KEPT_NAMES = 1000;
const secretNames = new Map<string, boolean>();
function isSecret(name: string): boolean {
  let found = secretNames.get(name);
  if (found === undefined) {
    found = SECRET.test(name.toLowerCase().replaceAll(/[_-]/g, ''));
    if (secretNames.size < KEPT_NAMES) secretNames.set(name, found);
  }
  return found;
}

/** What says of itself how it is written as JSON: an address, a decimal. */
const hasToJson = (value: object): value is { toJSON: () => unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function';

/** Masks a value at any depth: what is named like a secret, and the secrets that a text quotes. */
function masked(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'bigint') return `${value}`;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Error) return errorFacts(value, depth);
  // Also what points at itself ends here.
  if (depth < 1) return '[deeper]';
  if (value instanceof Map) return maskedFields(value as Map<unknown, unknown>, depth - 1);
  if (Array.isArray(value) || value instanceof Set)
    return [...(value as Iterable<unknown>)].slice(0, ENTRIES).map((each) => masked(each, depth - 1));
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (hasToJson(value)) return masked(value.toJSON(), depth - 1);
  return maskedFields(Object.entries(value), depth - 1);
}

function maskedFields(fields: Iterable<[unknown, unknown]>, depth: number): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of fields) {
    const name = String(key);
    if (name === 'err') kept[name] = errorFacts(value);
    else kept[name] = isSecret(name) ? MASK : masked(value, depth);
  }
  return kept;
}

/** Pino's own redaction names each path to a secret, at ten times the price of the line, and ends where no path was foreseen. */
const maskedLine = (facts: Record<string, unknown>) => maskedFields(Object.entries(facts), DEPTH);

/** What a line says in words; one that is given an error alone says its message. */
function maskedWords([first, ...words]: unknown[]): unknown[] {
  const said = words.map((word) => (typeof word === 'string' ? maskText(word) : word));
  if (typeof first === 'string') return [maskText(first), ...said];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null | undefined)?.err;
  return said.length === 0 && error instanceof Error ? [first, errorFacts(error).message] : [first, ...said];
}

/** Lines are written so many bytes at once, and none waits for longer than this. */
const GATHERED_BYTES = 4096;
const GATHERED_MS = 100;

/**
 * The standard output. Each write is a turn of another thread, which costs more than the line does: lines that come close together are
 * written together. What is left is written when the process ends, and at once with a line that says why it must.
 */
const openOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: GATHERED_BYTES, periodicFlush: GATHERED_MS });

/** The log of a process, one JSON line an event. Nobody logs headers or bodies; what slips in all the same is masked. */
export const loggerFrom = (
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  destination: DestinationStream = openOutput(),
): Logger =>
  pino(
    {
      level: LOG_LEVEL,
      base: null,
      serializers: { err: (facts: unknown) => facts },
      formatters: { log: maskedLine, bindings: maskedLine },
      hooks: {
        logMethod(words, method) {
          method.apply(this, maskedWords(words) as Parameters<typeof method>);
        },
      },
    },
    destination,
  );
