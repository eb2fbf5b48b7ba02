import { aFile, multipart } from '@fairway/server/test/forms';
import type { Input, World } from '../world.ts';
import type { Call } from '../contracts/contract.ts';
import type { Random } from './random.ts';
import { honestObject, spoil, type Maker, type Schema } from './shapes.ts';
import { NASTY } from './values.ts';

/** Something to call. */
export interface Target {
  /** `POST /booking` or `lessons.book`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the origin, parameters as `{id}`. */
  path: string;
  over: 'rest' | 'trpc';
  schema: Schema;
  /** A call that works, where its contract has one. */
  works: ((world: World) => Call) | null;
}

/** A request as it goes out, without the sign-in. */
export interface Sent {
  method: Target['method'];
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many requests of a hundred are made from a call that works, and how many are left as they are. */
const FROM_CONTRACT = 45;
const UNSPOILT = 35;

/** What a call that works has to say, all in one. */
function mergeInput({ id, memberId, query, body, form }: Input & Partial<Call>): Fields {
  return {
    ...(id === undefined ? {} : { id }),
    ...(memberId === undefined ? {} : { memberId }),
    ...query,
    ...body,
    ...form,
  };
}

/** An input, honest or spoilt once or twice. */
function inputFor({ schema, works }: Target, world: World, maker: Maker): unknown {
  const { random } = maker;
  const contract = works && random.chance(FROM_CONTRACT) ? works(world) : null;
  let input: unknown = contract ? mergeInput(contract) : honestObject(schema, maker);
  if (random.chance(UNSPOILT)) return input;
  for (let times = 1 + random.below(2); times > 0; times -= 1) input = spoil(input, random);
  return input;
}

const HUGE = '@@huge@@';
/** JSON in which what is no number is one that is too large, which JavaScript's own would leave out. */
const json = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'number' && !Number.isFinite(part) ? HUGE : part,
  )?.replaceAll(`"${HUGE}"`, '1e999');

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));

/** Every character of it, half ones and all that an address may not hold. */
const encode = (value: unknown): string => encodeURIComponent(toText(value).toWellFormed());

/** Names as forms write them: `times[0][start]`. */
function flatten(value: unknown, name = '', depth = 0): [string, string | File][] {
  if (value instanceof File) return [[name, value]];
  if (typeof value !== 'object' || value === null || depth > 9) return [[name, value === null ? '' : toText(value)]];
  return Object.entries(value)
    .slice(0, 1200)
    .flatMap(([key, part]) => flatten(part, name === '' ? key : `${name}[${key}]`, depth + 1));
}

const ODD_TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=latin1',
  'application/json;',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  'application/octet-stream',
  'json',
  '',
];
const BROKEN = [
  '{',
  '{"a":',
  '[',
  '"',
  'null',
  '0',
  '""',
  '[]',
  'a=1',
  '--x\r\n',
  '\0',
  '{"a":1}}',
  '{"__proto__":1}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
];

async function encodeBody(input: unknown, random: Random): Promise<Pick<Sent, 'headers' | 'payload'>> {
  const fields = isFields(input) ? input : null;
  const hasFile = fields !== null && Object.values(fields).some((value) => value instanceof File);
  const way = random.below(100);
  if (fields && (hasFile ? way < 85 : way < 15)) {
    const all = Object.fromEntries(flatten(fields));
    if (random.chance(10)) all['file'] = aFile('nothing like a picture');
    return multipart(all);
  }
  if (fields && way < 30)
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: flatten(fields)
        .map(([name, value]) => `${encode(name)}=${encode(value)}`)
        .join('&'),
    };
  if (way < 34) return { headers: { 'content-type': random.pick(ODD_TYPES) }, payload: json(input) };
  if (way < 38) return { headers: { 'content-type': 'application/json' }, payload: random.pick(BROKEN) };
  if (way < 40) return { headers: {}, payload: undefined };
  return { headers: { 'content-type': 'application/json' }, payload: json(input) };
}

const oddHeaders = (random: Random): Record<string, string> => ({
  ...(random.chance(10)
    ? { 'idempotency-key': random.pick(['', 'key', 'x'.repeat(201), 'ÿ', `k${random.below(3)}`]) }
    : {}),
  ...(random.chance(2) ? { 'user-agent': random.pick(['', 'ÿÿ', 'x'.repeat(9_000)]) } : {}),
  ...(random.chance(2)
    ? {
        cookie: random.pick([
          'auth=%00',
          'auth=x; onboarding_token=ÿ',
          ';;;=',
          `two_factor_token=${'x'.repeat(3_000)}`,
        ]),
      }
    : {}),
  ...(random.chance(2) ? { range: random.pick(['bytes=-1', 'bytes=9-1', 'bytes=0-99999999999999999999']) } : {}),
  ...(random.chance(2) ? { 'if-modified-since': 'nonsense' } : {}),
});

async function restRequest({ method, path }: Target, input: unknown, random: Random): Promise<Sent> {
  const fields = isFields(input) ? { ...input } : {};
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = fields[name] ?? random.pick(NASTY)(random);
    delete fields[name];
    return random.chance(2) ? random.pick(['%00', '%zz', '..', '%2e%2e%2f', '%F0%9F']) : encode(value).slice(0, 2_000);
  });
  const rest = isFields(input) ? fields : input;
  const inQuery = method === 'GET' || (method === 'DELETE' && random.chance(50)) || random.chance(5);
  const query = flatten(inQuery ? rest : {})
    .map(([name, value]) => `${random.chance(97) ? encode(name) : name.toWellFormed()}=${encode(value)}`)
    .join('&')
    .slice(0, 8_000);
  const body = method === 'GET' || inQuery ? { headers: {}, payload: undefined } : await encodeBody(rest, random);
  return { method, url: `/api${address}${query && `?${query}`}`, ...body };
}

function trpcRequest({ method, path, name }: Target, input: unknown, random: Random): Sent {
  const text = random.chance(4)
    ? random.pick(BROKEN)
    : json(
        random.chance(3) ? input : { json: input, ...(random.chance(3) ? { meta: random.pick(NASTY)(random) } : {}) },
      );
  const batch = random.chance(15);
  const names = batch ? [name, random.pick([name, 'none', ''])].join() : name;
  const said = batch && text !== undefined ? `{"0":${text},"1":${text}}` : text;
  const url = batch ? `/trpc/${names}?batch=1` : path;
  if (method === 'GET') {
    const query = said === undefined ? '' : `${batch ? '&' : '?'}input=${encode(said).slice(0, 8_000)}`;
    return { method, url: `${url}${query}`, headers: {}, payload: undefined };
  }
  const type = random.chance(3) ? random.pick(ODD_TYPES) : 'application/json';
  return { method, url, headers: { 'content-type': type }, payload: said };
}

/** The next request to a target: honest to begin with, mostly spoilt then. */
export async function requestFor(target: Target, world: World, maker: Maker): Promise<Sent> {
  const { random } = maker;
  const input = inputFor(target, world, maker);
  const sent = target.over === 'rest' ? await restRequest(target, input, random) : trpcRequest(target, input, random);
  return { ...sent, headers: { ...sent.headers, ...oddHeaders(random) } };
}
