import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformanceTo } from './conformance.ts';
import { CONTRACTS } from './contracts/all.ts';
import { NO_ROW, type Call, type Contract } from './contracts/contract.ts';
import { openApi, ROLES, type Api, type Role } from './world.ts';

let api: Api;
let conforms: ReturnType<typeof conformanceTo>;

beforeAll(async () => {
  api = await openApi();
  conforms = conformanceTo(api.document);
});
afterAll(() => api.close());

const made = ({ operation }: Contract, id = NO_ROW, memberId = NO_ROW) =>
  operation.replace(/\{(id|lesson|token|code)\}/, id).replace(/\{(memberId|comment|ref)\}/, memberId);
const make = (contract: Contract, { as, id, memberId, ...input }: Call) =>
  api.call(as, made(contract, id, memberId), input);

test('every documented path has its contract', () => {
  const documented = Object.entries(api.document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(CONTRACTS.map(({ operation }) => operation).sort()).toEqual(documented.sort());
});

describe.each(CONTRACTS)('$operation', (contract) => {
  const { operation, roles, needs, refuses = [], foreign } = contract;
  const barred: Role[] = roles === 'anyone' ? [] : ROLES.filter((role) => !roles.includes(role));
  const caller = (as?: Role): Role => as ?? (roles === 'anyone' || roles.includes('player') ? 'player' : 'pro');

  if (roles !== 'anyone')
    test('is closed to whoever is not signed in', async () => {
      const answer = await api.call(null, made(contract), needs);
      expect(answer.status).toBe(401);
      conforms(operation, answer);
    });

  test.each(barred)('is closed to %s', async (role) => {
    const answer = await api.call(role, made(contract), needs);
    expect(answer.status).toBe(403);
    conforms(operation, answer);
  });

  test.each(refuses)('refuses $because under $field', async ({ field, input, as }) => {
    const answer = await api.call(caller(as), made(contract), input);
    expect(answer.status).toBe(422);
    conforms(operation, answer);
    expect(Object.keys((answer.body as { errors: object }).errors)).toContain(field);
  });

  if (foreign)
    test('does not let on that there is anything of others', async () => {
      for (const call of foreign(api.world)) {
        const answer = await make(contract, call);
        expect(answer.status, JSON.stringify(call)).toBe(404);
        conforms(operation, answer);
      }
    });

  test('answers as it is described', async () => {
    const answer = await make(contract, contract.works(api.world));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    conforms(operation, answer);
  });
});
