import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSource } from '../../testing/fakeSource.ts';
import { LiveConnection } from './connection.ts';

describe('a stream of changes', () => {
  let heard: string[];
  let connection: LiveConnection;
  const create = (seen = '') =>
    new LiveConnection(
      seen,
      {
        opened: (id, quiet_ms) => heard.push(`opened ${id} ${quiet_ms}`),
        changed: (changed, id) => heard.push(`${changed} ${id}`),
        beat: () => heard.push('beat'),
        lost: () => heard.push('lost'),
      },
      (url) => new FakeSource(url),
    );
  const latest = () => FakeSource.opened.at(-1)!;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSource.opened = [];
    heard = [];
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it('begins with no event, or after the one that another window has seen', () => {
    connection = create();
    expect(latest().url).toBe('/api/events');
    connection.close();
    connection = create('7-0');
    expect(latest().url).toBe('/api/events?last_event_id=7-0');
  });

  it('tells what the server says', () => {
    connection = create();
    latest().say('ready', '1-0', { quiet_ms: 400 });
    latest().say('lesson', '2-0', { ids: ['a'] });
    latest().say('heartbeat', '2-0');
    latest().say('reset', '9-0');
    expect(heard).toEqual(['opened 1-0 400', 'lesson 2-0', 'beat', 'opened 9-0 null', 'everything 9-0']);
  });

  it('leaves a broken line to the browser, which comes again by itself', () => {
    connection = create();
    latest().say('ready', '1-0', { quiet_ms: null });
    latest().breakOff();
    vi.advanceTimersByTime(10_000);
    expect([heard.at(-1), FakeSource.opened.length]).toEqual(['lost', 1]);
  });

  it('asks again after it was refused, ever later and never more often than each minute, from the last event on', () => {
    connection = create();
    latest().say('ready', '1-0', { quiet_ms: null });
    latest().say('credits', '2-0');
    latest().refuse();
    vi.advanceTimersByTime(5_000);
    expect(latest().url).toBe('/api/events?last_event_id=2-0');
    for (let nth = 0; nth < 10; nth += 1) {
      latest().refuse();
      vi.advanceTimersByTime(60_000);
    }
    const before = FakeSource.opened.length;
    latest().refuse();
    vi.advanceTimersByTime(29_000);
    expect(FakeSource.opened.length).toBe(before);
    expect(FakeSource.live).toEqual([]);
  });

  it('asks at once when the connection is back, and never twice', () => {
    connection = create();
    connection.retryNow();
    expect(FakeSource.opened).toHaveLength(1);
    latest().refuse();
    connection.retryNow();
    connection.retryNow();
    expect(FakeSource.opened).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(FakeSource.opened).toHaveLength(2);
  });

  it('is opened anew when nothing comes any more, not even a heartbeat', () => {
    connection = create();
    latest().say('ready', '1-0', { quiet_ms: null });
    for (let nth = 0; nth < 10; nth += 1) {
      vi.advanceTimersByTime(25_000);
      latest().say('heartbeat', '1-0');
    }
    expect(FakeSource.opened).toHaveLength(1);
    vi.advanceTimersByTime(70_000);
    expect(FakeSource.opened).toHaveLength(2);
    expect(FakeSource.live).toHaveLength(1);
    expect(heard.at(-1)).toBe('lost');
  });

  it('comes again no more once it is closed', () => {
    connection = create();
    latest().refuse();
    connection.close();
    connection.retryNow();
    vi.advanceTimersByTime(600_000);
    expect(FakeSource.live).toEqual([]);
    expect(FakeSource.opened).toHaveLength(1);
  });
});
