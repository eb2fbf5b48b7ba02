import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/createStorage.ts';
import { readDraft, writeDraft } from './draft.ts';

describe('what was typed on the way in', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', createStorage());
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
    vi.stubGlobal('sessionStorage', createStorage({ full: true }));
    writeDraft({ email: 'alex@example.com' });
    expect(readDraft()).toEqual({});
  });
});
