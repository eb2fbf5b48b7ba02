import { expect, test } from 'vitest';
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
