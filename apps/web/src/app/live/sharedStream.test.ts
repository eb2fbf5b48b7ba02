import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSource } from '../../testing/fakeSource.ts';
import type { Changed } from './refreshBatch.ts';
import { shareStream, type SharedStream } from './sharedStream.ts';

interface Window {
  stream: SharedStream;
  changes: Changed[];
}

describe('the windows of one browser', () => {
  let windows: Window[];
  let person = 0;
  const open = (user_id = String(person)): Window => {
    const changes: Changed[] = [];
    const one = { changes, stream: shareStream(user_id, (changed) => changes.push(changed)) };
    windows.push(one);
    return one;
  };
  const untilStreams = (count: number) => vi.waitFor(() => expect(FakeSource.live).toHaveLength(count));
  beforeEach(() => {
    FakeSource.opened = [];
    windows = [];
    person += 1;
    vi.stubGlobal('EventSource', FakeSource);
    return () => vi.unstubAllGlobals();
  });
  afterEach(() => {
    for (const { stream } of windows) stream.close();
  });

  it('share one stream, and all hear what it says', async () => {
    const [one, other] = [open(), open()];
    await untilStreams(1);
    FakeSource.live[0]?.say('ready', '1-0', { quiet_ms: null });
    await vi.waitFor(() => expect([one, other].map(({ stream }) => stream.isLive())).toEqual([true, true]));
    FakeSource.live[0]?.say('lesson', '2-0');
    await vi.waitFor(() => expect([one.changes, other.changes]).toEqual([['lesson'], ['lesson']]));
    expect(FakeSource.opened).toHaveLength(1);
  });

  it('go on from the last event when the one that has the stream is closed', async () => {
    const first = open();
    await untilStreams(1);
    const second = open();
    FakeSource.live[0]?.say('ready', '1-0', { quiet_ms: null });
    FakeSource.live[0]?.say('credits', '5-0');
    await vi.waitFor(() => expect(second.changes).toEqual(['credits']));
    first.stream.close();
    await vi.waitFor(() => expect(FakeSource.live.map(({ url }) => url)).toEqual(['/api/events?last_event_id=5-0']));
  });

  it('hear of the stream that is there already, however late they come', async () => {
    open();
    await untilStreams(1);
    FakeSource.live[0]?.say('ready', '1-0', { quiet_ms: null });
    const late = open();
    await vi.waitFor(() => expect(late.stream.isLive()).toBe(true));
    expect(late.changes).toEqual([]);
  });

  it('read again what changed between their page and their stream', async () => {
    const one = open();
    await untilStreams(1);
    FakeSource.live[0]?.say('ready', '1-0', { quiet_ms: 0 });
    await vi.waitFor(() => expect(one.changes).toEqual(['everything']));
    const late = open();
    await vi.waitFor(() => expect(late.changes).toEqual(['everything']));
  });

  it('read nothing again for what changed before their page', async () => {
    const one = open();
    await untilStreams(1);
    FakeSource.live[0]?.say('ready', '1-0', { quiet_ms: performance.now() + 60_000 });
    await vi.waitFor(() => expect(one.stream.isLive()).toBe(true));
    expect(one.changes).toEqual([]);
  });

  it('know when changes are heard of no more', async () => {
    const [one, other] = [open(), open()];
    await untilStreams(1);
    FakeSource.live[0]?.say('ready', '1-0', { quiet_ms: null });
    await vi.waitFor(() => expect(other.stream.isLive()).toBe(true));
    FakeSource.live[0]?.refuse();
    await vi.waitFor(() => expect([one.stream.isLive(), other.stream.isLive()]).toEqual([false, false]));
  });

  it('of another person have a stream of their own', async () => {
    const [one, stranger] = [open(), open('a stranger')];
    await untilStreams(2);
    FakeSource.live[0]?.say('ready', '1-0', { quiet_ms: null });
    FakeSource.live[0]?.say('lesson', '2-0');
    expect([one.changes, stranger.changes].map(({ length }) => length).toSorted()).toEqual([0, 1]);
  });

  it('have one each where the browser knows no locks', async () => {
    vi.stubGlobal('navigator', {});
    open();
    open();
    await untilStreams(2);
    for (const { stream } of windows) stream.close();
    expect(FakeSource.live).toEqual([]);
  });

  it('leave no stream behind when all are closed', async () => {
    open();
    open();
    await untilStreams(1);
    for (const { stream } of windows) stream.close();
    expect(windows.map(({ stream }) => stream.isLive())).toEqual([false, false]);
    await untilStreams(0);
  });
});
