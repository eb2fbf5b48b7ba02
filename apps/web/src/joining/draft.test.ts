import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from './draft.ts';

function storage({ full = false } = {}) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
}

describe('what was typed on the way in', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', storage());
    return () => vi.unstubAllGlobals();
  });

  it('is there after a reload, and forgotten at the end', () => {
    writeDraft({ email: 'alex@example.com' });
    expect(readDraft()).toEqual({ email: 'alex@example.com' });
    writeDraft(null);
    expect(readDraft()).toEqual({});
  });

  it('is nobody else’s on the same device', () => {
    writeDraft({ first_name: 'Alex' }, 'one');
    expect([readDraft(), readDraft('two'), readDraft('one')]).toEqual([{}, {}, { first_name: 'Alex' }]);
  });

  it.each(['{"email":', '7', 'null'])('is not read from %s', (kept) => {
    sessionStorage.setItem('fairway-onboarding-new', kept);
    expect(readDraft()).toEqual({});
  });

  it('is lost where nothing can be kept, and nothing breaks', () => {
    vi.stubGlobal('sessionStorage', storage({ full: true }));
    writeDraft({ email: 'alex@example.com' });
    expect(readDraft()).toEqual({});
  });
});
