import { ERROR_CODES } from '@fairway/contracts/errors';
import { CommitInDoubt } from '@fairway/db/faults';
import { TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  AppError,
  authenticationRequired,
  cardError,
  forbidden,
  invalid,
  invalidField,
  notFound,
  getHttpStatus,
  toAppError,
} from './app-error.ts';

const said = (thrown: unknown) => {
  const error = toAppError(thrown);
  return { status: getHttpStatus(error), ...error.body };
};

test('every way to be refused has its status and its text', () => {
  const statuses = Object.fromEntries(ERROR_CODES.map((code) => [code, getHttpStatus(new AppError(code))]));
  expect(statuses).toEqual({
    invalid: 422,
    unauthenticated: 401,
    bad_credentials: 401,
    forbidden: 403,
    not_found: 404,
    conflict: 409,
    too_many_requests: 429,
    card_error: 418,
    authentication_required: 418,
    unavailable: 503,
    storage_full: 507,
    unexpected: 500,
  });
  for (const code of ERROR_CODES)
    expect(new AppError(code).body).toEqual({ message: expect.stringMatching(/\S/) as string });
});

describe('a refusal of our own', () => {
  test('goes out as it stands', () => {
    expect(said(notFound())).toEqual({ status: 404, message: 'We could not find that.' });
    expect(said(forbidden('Not here.'))).toEqual({ status: 403, message: 'Not here.' });
    expect(said(new AppError('bad_credentials'))).toEqual({
      status: 401,
      message: 'Invalid credentials. Please check and try again',
    });
  });

  test('of fields says the first of them in its message', () => {
    const errors = { time: ['Taken.', 'Really.'], date: ['Gone.'] };
    expect(said(invalid(errors))).toEqual({ status: 422, message: 'Taken.', errors });
    expect(said(invalidField('credits', 'Too few.'))).toEqual({
      status: 422,
      message: 'Too few.',
      errors: { credits: ['Too few.'] },
    });
  });

  test('an error of a card uses the provider’s words, and brings what the browser confirms the payment with', () => {
    expect(said(cardError('Your card was declined.'))).toEqual({
      status: 418,
      message: 'Your card was declined.',
      code: 'card_error',
    });
    expect(said(authenticationRequired({ client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' }))).toEqual({
      status: 418,
      message: 'Your bank asks you to confirm this payment.',
      code: 'authentication_required',
      client_secret: 'pi_1_secret_2',
      payment_intent_id: 'pi_1',
    });
  });

  test('is the same when tRPC has wrapped it', () => {
    const wrapped = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: notFound() });
    expect(said(wrapped).status).toBe(404);
  });
});

describe('bad input', () => {
  const { error } = z
    .object({ name: z.string('A name, please.'), list: z.array(z.object({ at: z.string('When?') })) })
    .safeParse({ list: [{}] });
  const expected = {
    status: 422,
    message: 'A name, please.',
    errors: { name: ['A name, please.'], 'list.0.at': ['When?'] },
  };

  test('is a 422 with the texts by field, from zod itself or through tRPC', () => {
    expect(said(error)).toEqual(expected);
    expect(said(new TRPCError({ code: 'BAD_REQUEST', cause: error }))).toEqual(expected);
  });

  test('that cannot even be read is a 422 too', () => {
    expect(said(new TRPCError({ code: 'PARSE_ERROR' }))).toEqual({
      status: 422,
      message: 'That request could not be read.',
    });
  });
});

describe('anything else', () => {
  test('tells nothing of itself', () => {
    const secret = new Error('password=hunter2 at /etc/secret.ts');
    expect(said(secret)).toEqual({ status: 500, message: 'Theres been a problem. Please try again' });
    expect(JSON.stringify(said(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: secret })))).not.toContain(
      'hunter2',
    );
    expect(said('a string').status).toBe(500);
  });

  test('a database that cannot be reached is no fault of the caller', () => {
    const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    expect(said(away).status).toBe(503);
    expect(toAppError(away).retryAfter).toBe(5);
  });

  test('what the database broke off for others is worth another try in a moment', () => {
    const error = (code: string) => Object.assign(new Error('canceling statement'), { code });
    for (const code of ['57014', '55P03', '40001', '40P01']) {
      expect(said(error(code)).status).toBe(503);
      expect(toAppError(error(code)).retryAfter).toBe(2);
    }
  });

  test('a commit whose answer was lost says that it is in doubt, and asks to look', () => {
    const lost = new CommitInDoubt(new Error('Connection terminated unexpectedly'));
    expect(said(lost)).toEqual({
      status: 503,
      message: expect.stringContaining('Please check whether it was') as string,
    });
    expect(toAppError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: lost })).retryAfter).toBe(5);
  });
});
