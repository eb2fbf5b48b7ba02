import { signIn } from '@fairway/server/test/app';
import { setZodMessages } from '@fairway/contracts/zod-texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from './fuzz/random.ts';
import type { Target } from './fuzz/requests.ts';
import { honest, type Schema } from './fuzz/shapes.ts';
import { listTargets } from './fuzz/targets.ts';
import { listIds } from './fuzz/values.ts';
import { openApi, type Api, type Role } from './world.ts';

type Fields = Record<string, unknown>;

/** What is refused under these names is no field that the form has forgotten, but what it is about: no card on file, a lesson over. */
const NO_FIELD = new Set(['payment_method', 'step', 'paid', 'waived']);
const CALLERS = [null, 'player', 'pro', 'admin'] as const satisfies (Role | null)[];

let api: Api;
let targets: Target[];
beforeAll(async () => {
  setZodMessages();
  api = await openApi();
  targets = listTargets(api.document).filter(({ over }) => over === 'trpc');
});
afterAll(() => api.close());

/** What tells an option of a choice from the others: the field that each of them fixes to a value of its own. */
function findDiscriminator(options: Schema[]): string | undefined {
  const fixed = ({ const: only, enum: few, anyOf }: Schema) => only ?? few?.[0] ?? anyOf?.[0]?.const;
  const names = Object.keys(options[0]?.properties ?? {});
  return names.find((name) =>
    options.every(({ properties = {} }) => properties[name] && fixed(properties[name]) !== undefined),
  );
}

/** The ways to fill in an input: one, or where it is a choice of several, one for each with its mark. */
function listVariants(schema: Schema): { base: Fields; schema: Schema }[] {
  const options = (schema.anyOf ?? schema.oneOf)?.filter(({ properties }) => properties);
  if (!options) return schema.properties ? [{ base: {}, schema }] : [];
  const mark = findDiscriminator(options);
  const maker = { random: randomFrom(1), ids: [] };
  return options.map((option) => ({
    base: mark === undefined ? {} : { [mark]: honest('', option.properties![mark]!, maker) },
    schema: option,
  }));
}

const bearers = new Map<Role, { authorization: string }>();
async function createBearer(caller: Role): Promise<{ authorization: string }> {
  const bearer = bearers.get(caller) ?? (await signIn(api.db, api.world.people[caller])).bearer;
  bearers.set(caller, bearer);
  return bearer;
}

/** What a call is refused for: the fields it names; null when it is not for the caller, or is granted. */
async function namedBy(caller: Role | null, { method, path }: Target, input: Fields): Promise<string[] | null> {
  const headers = caller ? await createBearer(caller) : {};
  const query = method === 'GET' ? `?input=${encodeURIComponent(JSON.stringify({ json: input }))}` : '';
  const payload = method === 'GET' ? {} : { payload: { json: input } };
  const answer = await api.app.inject({ method, url: `${path}${query}`, headers, ...payload });
  const { error } = answer.json<{ error?: { json: { data: { httpStatus: number; errors?: Fields } } } }>();
  return error?.json.data.httpStatus === 422 ? Object.keys(error.json.data.errors ?? {}) : null;
}

const ABOUT_A_LESSON = new Set(['lessons.change', 'lessons.cancelFollowing']);

test('a form with nothing filled in is told of every field that is missing, whoever sends it', async () => {
  const hidden: string[] = [];
  let asked = 0;
  for (const target of targets)
    for (const { base, schema } of listVariants(target.schema))
      for (const caller of CALLERS) {
        const named = await namedBy(caller, target, base);
        if (!named?.length) continue;
        asked += 1;
        const who = `${target.name} ${JSON.stringify(base)} by ${caller ?? 'nobody'}`;
        const unnamed = (schema.required ?? []).filter((field) => !(field in base) && !named.includes(field));
        if (unnamed.length) hidden.push(`${who} does not name ${unnamed.join()}`);
        // Fields that the schema lets out may be needed of this caller all the same: they must not come up only now.
        const maker = { random: randomFrom(1), ids: listIds(api.world) };
        const told = named.map((field) => [field, honest(field, schema.properties?.[field] ?? {}, maker)] as const);
        const filled: Fields = { ...base, ...Object.fromEntries(told) };
        const hasOthers = Object.keys(schema.properties ?? {}).some((field) => !(field in filled));
        if (!hasOthers) continue;
        const later = (await namedBy(caller, target, filled)) ?? [];
        const isAbsent = (field: string) => !((field.split('.')[0] ?? '') in filled) && !NO_FIELD.has(field);
        // The time that these name is not the sender's: it is that of a lesson which cannot be changed or cancelled any more.
        const late = ABOUT_A_LESSON.has(target.name) ? [] : later.filter(isAbsent);
        if (late.length) hidden.push(`${who} names ${late.join()} only after ${named.join()}`);
      }
  expect(hidden).toEqual([]);
  expect(asked).toBeGreaterThan(60);
});
