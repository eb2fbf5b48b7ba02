import { describe, expect, it, vi } from 'vitest';
import { orInstead, screenState, type Source } from './screenState.ts';

const source = <T>(facts: Partial<Source<T>>): Source<T> => ({
  data: undefined,
  isError: false,
  isFetching: false,
  fetchStatus: 'idle',
  refetch: vi.fn(),
  ...facts,
});
const ready = source({ data: 1 });

describe('the state of a screen', () => {
  it('is ready when each source has data, and makes the props of it', () => {
    expect(screenState({ a: ready, b: source({ data: 'x' }) }, ({ a, b }) => ({ text: `${a}${b}` }))).toEqual({
      status: 'ready',
      text: '1x',
    });
  });

  it('stays ready with kept data after a failed refetch', () => {
    expect(screenState({ a: source({ data: 1, isError: true }) }, () => ({}))).toEqual({ status: 'ready' });
  });

  it('counts null as data: there is no next lesson', () => {
    expect(screenState({ next: source<null>({ data: null }) }, (data) => data)).toEqual({
      status: 'ready',
      next: null,
    });
  });

  it('is loading while one source has yet to answer', () => {
    expect(screenState({ a: ready, b: source({ isFetching: true, fetchStatus: 'fetching' }) }, () => ({}))).toEqual({
      status: 'loading',
    });
  });

  it('has failed when one source failed with nothing to show, and retries that one only', () => {
    const broken = source({ isError: true });
    const state = screenState({ a: ready, b: broken }, () => ({}));
    expect(state).toMatchObject({ status: 'failed', retrying: false });
    if (state.status === 'failed') state.retry();
    expect(broken.refetch).toHaveBeenCalledOnce();
    expect(ready.refetch).not.toHaveBeenCalled();
  });

  it('says that a page never opened here waits for the connection', () => {
    const state = screenState({ a: source({ fetchStatus: 'paused' }) }, () => ({}));
    expect(state.status === 'failed' && state.message).toContain('when the connection is back');
  });
});

describe('a source that a screen can do without', () => {
  it('is waited for while it may still answer', () => {
    const asking = orInstead(source<number[]>({ isFetching: true, fetchStatus: 'fetching' }), []);
    expect(screenState({ a: ready, asking }, (data) => data)).toEqual({ status: 'loading' });
  });

  it.each([{ isError: true }, { fetchStatus: 'paused' as const }])('gives way where it cannot be had: %o', (facts) => {
    const away = orInstead(source<number[]>(facts), []);
    expect(screenState({ a: ready, away }, (data) => data)).toEqual({ status: 'ready', a: 1, away: [] });
  });

  it('is itself when it has answered, after a failed refetch too', () => {
    const answered = orInstead(source({ data: [7], isError: true }), []);
    expect(screenState({ answered }, (data) => data)).toEqual({ status: 'ready', answered: [7] });
  });
});
