import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefreshBatch, type Changed } from './refreshBatch.ts';

describe('what has changed', () => {
  let reads: Changed[][];
  let visible: boolean;
  let batch: RefreshBatch;
  beforeEach(() => {
    vi.useFakeTimers();
    reads = [];
    visible = true;
    batch = new RefreshBatch({
      read: (changed) => reads.push([...changed].toSorted()),
      isVisible: () => visible,
      random: () => 0.5,
    });
  });
  afterEach(() => {
    batch.stop();
    vi.useRealTimers();
  });

  it('is read soon, each kind once', () => {
    for (let nth = 0; nth < 500; nth += 1) batch.add(nth % 2 ? 'lesson' : 'credits');
    expect(reads).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(reads).toEqual([['credits', 'lesson']]);
  });

  it('is read every two seconds at most while it goes on changing, the last of it too', () => {
    for (let nth = 0; nth < 100; nth += 1) {
      batch.add('lesson');
      vi.advanceTimersByTime(100);
    }
    expect(reads.length).toBeLessThanOrEqual(6);
    batch.add('unread');
    vi.advanceTimersByTime(3_000);
    expect(reads.at(-1)).toContain('unread');
  });

  it('waits in a window that nobody looks at', () => {
    visible = false;
    batch.add('lesson');
    vi.advanceTimersByTime(60_000);
    batch.add('message');
    expect(reads).toEqual([]);
    visible = true;
    batch.resume();
    vi.advanceTimersByTime(1_000);
    expect(reads).toEqual([['lesson', 'message']]);
  });

  it('waits when the window is hidden just before it is read', () => {
    batch.add('lesson');
    visible = false;
    vi.advanceTimersByTime(1_000);
    expect(reads).toEqual([]);
    visible = true;
    batch.resume();
    vi.advanceTimersByTime(1_000);
    expect(reads).toEqual([['lesson']]);
  });

  it('is not read when nothing has changed, nor after the end', () => {
    batch.resume();
    batch.add('lesson');
    batch.stop();
    vi.advanceTimersByTime(60_000);
    expect(reads).toEqual([]);
  });
});
