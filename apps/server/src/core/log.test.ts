import { describe, expect, test } from 'vitest';
import { errorFacts, loggerFrom } from './log.ts';

class PrismaClientValidationError extends Error {}

test('an error keeps its type, code, text, way and cause', () => {
  const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  const facts = errorFacts(new TypeError('no answer', { cause }));
  expect(facts).toMatchObject({
    type: 'TypeError',
    message: 'no answer',
    cause: { code: 'ECONNREFUSED', message: 'connection refused' },
  });
  expect(facts.stack).toMatch(/^\s+at .*log\.test\.ts/);
});

test('of an error of Prisma only the last line is kept: the others quote rows', () => {
  const facts = errorFacts(
    new PrismaClientValidationError(
      'Invalid `create()` invocation:\n\n{ password_hash: "s3cret" }\n\nArgument `type` is missing.',
    ),
  );
  expect(facts.message).toBe('Argument `type` is missing.');
  expect(JSON.stringify(facts)).not.toContain('s3cret');
});

test('what is thrown and is no error is not quoted', () => {
  expect(JSON.stringify(errorFacts({ password: 's3cret' }))).not.toContain('s3cret');
});

test('secrets that slip into a line are masked', () => {
  let line = '';
  const log = loggerFrom({ LOG_LEVEL: 'info' }, { write: (text) => void (line += text) });
  log.info(
    { user: { password: 's3cret' }, token: 's3cret', headers: { authorization: 's3cret' }, err: new Error('kept') },
    'tried',
  );
  expect(line).toContain('kept');
  expect(line).toContain('[masked]');
  expect(line).not.toContain('s3cret');
});

describe('a secret is masked wherever it lies', () => {
  const written = (facts: object, text = 'failed') => {
    let line = '';
    loggerFrom({ LOG_LEVEL: 'info' }, { write: (each) => void (line += each) }).info(facts, text);
    return line;
  };
  const prisma = new PrismaClientValidationError(
    'Invalid `create()` invocation:\n\n{ password_hash: "s3cret" }\n\nArgument `type` is missing.',
  );
  const http = Object.assign(new Error('Request failed'), {
    config: { headers: { authorization: 'Bearer s3cret' }, url: 'https://api.example/x?token=s3cret' },
    response: { data: { client_secret: 's3cret' } },
  });

  test.each<[string, object]>([
    ['a field of a field of a field', { a: { b: { c: { d: { password: 's3cret' } } } } }],
    ['an entry of a list', { tries: [{ user: { pin: 's3cret' } }, ['s3cret token']].slice(0, 1) }],
    [
      'a field in another case',
      { Authorization: 's3cret', apiToken: 's3cret', 'set-cookie': 's3cret', clientSecret: 's3cret' },
    ],
    ['an error under another name than err', { error: prisma, reason: http }],
    ['an error within an object', { job: { failure: prisma } }],
    ['the cause of a cause', { err: new Error('outer', { cause: new Error('inner', { cause: prisma }) }) }],
    ['a message that quotes its cause', { err: new Error(`the job failed: ${prisma.message}`, { cause: prisma }) }],
    ['the errors of an AggregateError', { err: new AggregateError([prisma, http], 'all failed') }],
    ['a cause that is no error', { err: new Error('failed', { cause: { password: 's3cret' } }) }],
    [
      'an instance of a class',
      {
        call: new (class Call {
          token = 's3cret';
        })(),
      },
    ],
    ['a map', { headers: new Map([['cookie', 's3cret']]), seen: new Map([['token', 's3cret']]) }],
    ['what an object says of itself as JSON', { it: { toJSON: () => ({ password: 's3cret' }) } }],
  ])('in %s', (_, facts) => {
    const line = written(facts);
    expect(line).not.toContain('s3cret');
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  test.each([
    ['GET https://fairway.example/api/data-export/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE failed', 'Zm9vYmFyYmF6'],
    ['GET /calendar/8JhT2vQmX4sLw9KcRb7NfYp3abcdefgh.ics failed', '8JhT2vQm'],
    ['redirected to /reset?email=a@b.example&token=s3cret#x', 's3cret'],
    ['connect postgresql://fairway:s3cret@postgres:5432/fairway', 's3cret'],
    ['{"password":"s3cret","page":1}', 's3cret'],
    ["{ two_factor_pin: 's3cret', page: 1 }", 's3cret'],
    ['Authorization: Bearer s3cret.of.somebody', 's3cret'],
    ['Cookie: theme=dark; auth=s3cret; other=1', 's3cret'],
    ['no such key: sk_live_51s3cretAbCdEf', 's3cret'],
    ['intent pi_3Abc_secret_s3cret cannot be confirmed', '_s3cret'],
    ['card 4242 4242 4242 4242 was refused', '4242 4242'],
    ['card 4000-0027-6000-3184 was refused', '6000'],
    ['{"pin":"493817"}', '493817'],
  ])('in the text %s', (text, secret) => {
    for (const line of [written({ err: new Error(text) }), written({ detail: { text } }), written({}, text)])
      expect(line).not.toContain(secret);
  });

  test('and what is none is kept', () => {
    const kept = {
      request_id: '0192f1c4-8a52-7b7e-9d2e-3c1f0a9b8c7d',
      route: '/api/lesson/:id',
      at: new Date('2031-03-10T09:00:00.000Z'),
      ms: 4242,
      found: null,
      counts: [1, 2, 3],
      reference: '1234567890123456',
      job: { name: 'sweep-sessions', payload_id: 7n },
    };
    expect(JSON.parse(written(kept, 'Argument `type` is missing.'))).toMatchObject({
      ...kept,
      at: '2031-03-10T09:00:00.000Z',
      job: { name: 'sweep-sessions', payload_id: '7' },
      msg: 'Argument `type` is missing.',
    });
  });

  test('and what points at itself or is deeper than anybody reads ends there', () => {
    const knot: Record<string, unknown> = { name: 'knot' };
    knot['self'] = knot;
    let deep: object = { password: 's3cret' };
    for (let level = 0; level < 50; level += 1) deep = { deep };
    const error = new Error('circular');
    error.cause = error;
    expect(written({ knot, deep, err: error })).not.toContain('s3cret');
  });
});
