import { describe, expect, it } from 'vitest';
import { readFailure, fieldErrors, isNotFound, isPassing } from './failure.ts';
import { type Circumstances, reactionTo } from './reaction.ts';

const refused = (httpStatus: number, errors?: Record<string, string[]>) =>
  Object.assign(new Error('refused'), { data: { httpStatus, kind: 'invalid', errors } });
const react = (error: unknown, circumstances: Partial<Circumstances> = {}) =>
  reactionTo(readFailure(error), { onAuthPage: false, quiet: false, isOffline: false, ...circumstances });

const INVALID = { kind: 'toast', text: 'Please check you have filled in all the details correctly' };
const PROBLEM = { kind: 'toast', text: 'Theres been a problem. Please try again' };

describe('a failed call', () => {
  it('with a 422 asks to check the details', () => {
    expect(react(refused(422))).toEqual(INVALID);
  });

  it.each([403, 404, 409, 429, 500, 503])('with a %i tells of a problem', (status) => {
    expect(react(refused(status))).toEqual(PROBLEM);
  });

  it('without any answer tells of a problem', () => {
    expect(react(new TypeError('Failed to fetch'))).toEqual(PROBLEM);
  });

  it('without any answer while offline says that nothing was sent, and one refused by the server does not', () => {
    const text = 'You’re offline. Please try again once you’re connected.';
    expect(react(new TypeError('Failed to fetch'), { isOffline: true })).toEqual({ kind: 'toast', text });
    expect(react(refused(422), { isOffline: true })).toEqual(INVALID);
  });

  it('with a 418 says nothing: the screen shows it itself', () => {
    expect(react(refused(418))).toEqual({ kind: 'nothing' });
  });

  it('with a 401 signs out, and is left to the page where people sign in', () => {
    expect(react(refused(401))).toEqual({ kind: 'sign-out' });
    expect(react(refused(401), { onAuthPage: true })).toEqual({ kind: 'nothing' });
  });

  it('that opted out says nothing, but still signs out', () => {
    expect(react(refused(422), { quiet: true })).toEqual({ kind: 'nothing' });
    expect(react(refused(500), { quiet: true })).toEqual({ kind: 'nothing' });
    expect(react(refused(401), { quiet: true })).toEqual({ kind: 'sign-out' });
  });
});

describe('reading a failure', () => {
  it('gives the same texts by field for the same error', () => {
    const error = refused(422, { time: ['Taken.'] });
    expect(fieldErrors(error)).toEqual({ time: ['Taken.'] });
    expect(fieldErrors(error)).toBe(fieldErrors(error));
    expect(fieldErrors(null)).toBeUndefined();
  });

  it('takes the status of a proxy’s page when the server gave no answer of its own', () => {
    expect(
      readFailure(Object.assign(new Error('Unexpected token <'), { meta: { response: { status: 502 } } })).status,
    ).toBe(502);
  });

  it('finds only silence and trouble worth another try', () => {
    expect(isPassing(readFailure(new TypeError('Failed to fetch')))).toBe(true);
    expect(isPassing(readFailure(refused(503)))).toBe(true);
    expect(isPassing(readFailure(refused(422)))).toBe(false);
  });

  it('knows what does not exist', () => {
    expect(isNotFound(refused(404))).toBe(true);
    expect(isNotFound(refused(500))).toBe(false);
    expect(isNotFound(undefined)).toBe(false);
  });
});
