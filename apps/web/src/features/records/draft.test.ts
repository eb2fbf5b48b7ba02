import type { RecordSection } from '@fairway/contracts/lessons/records';
import { describe, expect, test } from 'vitest';
import {
  listBlobs,
  markUploaded,
  markWritten,
  addSection,
  editSection,
  editTitle,
  isUnsynced,
  makeDraft,
  makeRef,
  markConflicts,
  mergeDraft,
  moveSection,
  planSync,
  removeSection,
  resolveConflict,
} from './draft.ts';
import { findUse } from './draftFiles.ts';
import { opensInEditMode } from './ownSections.ts';
import { aSection } from './testing.ts';

const detail = (...record: RecordSection[]) => ({ record, title: 'Grip', published_at: null });
const three = () => makeDraft(detail(aSection('a'), aSection('b', { position: 1 }), aSection('c', { position: 2 })));
const refs = ({ sections }: { sections: { ref: string }[] }) => sections.map(({ ref }) => ref).join('');

describe('a draft', () => {
  test('that nothing was changed of has nothing to send', () => {
    expect(isUnsynced(three())).toBe(false);
    expect(planSync(three())).toEqual([]);
  });

  test.each([
    ['another title', editTitle(three(), 'Stance')],
    ['another text', editSection(three(), 'b', { content: 'Stance' })],
    ['a new part', addSection(three(), 'text', 'd')],
    ['a part less', removeSection(three(), 'b')],
    ['another order', moveSection(three(), 0, 2)],
  ])('with %s is unsynced', (_, draft) => {
    expect(isUnsynced(draft)).toBe(true);
  });

  test('leaves what a player sent to the player', () => {
    expect(refs(makeDraft(detail(aSection('video1', { is_player_submitted: true }), aSection('a'))))).toBe('a');
  });

  test('is put in order, and sends those whose place the server does not have', () => {
    const draft = moveSection(three(), 0, 1);
    expect(refs(draft)).toBe('bac');
    expect(planSync(draft)).toEqual([
      { kind: 'write', ref: 'b' },
      { kind: 'write', ref: 'a' },
    ]);
  });

  test('removes on the server what the server has, and nothing else', () => {
    const draft = removeSection(removeSection(addSection(three(), 'text', 'd'), 'd'), 'a');
    expect(planSync(draft)).toEqual([{ kind: 'remove', ref: 'a' }]);
  });

  test('holds a picture’s part back until there is a picture', () => {
    const draft = addSection(three(), 'doubleImage', 'd');
    expect(planSync(draft)).toEqual([]);
    const picture = { path: null, blob_id: 'blob' };
    expect(planSync(editSection(draft, 'd', { files: [picture, picture] }))).toHaveLength(1);
  });
});

describe('merged with the server', () => {
  test('a part that was changed here stays, one that was not is the server’s', () => {
    const draft = editSection(three(), 'a', { content: 'Mine' });
    const merged = mergeDraft(
      draft,
      detail(
        aSection('a', { content: 'Theirs' }),
        aSection('b', { content: 'New', revision: 2, position: 1 }),
        aSection('c'),
      ),
    );
    expect(merged.sections.map(({ content, revision }) => [content, revision])).toEqual([
      ['Mine', 1],
      ['New', 2],
      ['The text of c', 1],
    ]);
  });

  test('what the server has beside is added in its place, what it has no longer goes', () => {
    const merged = mergeDraft(
      editSection(three(), 'c', { content: 'Mine' }),
      detail(aSection('new'), aSection('a', { position: 1 })),
    );
    expect(refs(merged)).toBe('newac');
  });

  test('what was removed here does not come back', () => {
    const merged = mergeDraft(removeSection(three(), 'b'), detail(aSection('a'), aSection('b')));
    expect(refs(merged)).toBe('a');
    expect(merged.removed).toEqual(['b']);
    expect(mergeDraft(merged, detail(aSection('a'))).removed).toEqual([]);
  });

  test('a title that was changed here stays', () => {
    expect(mergeDraft(three(), { ...detail(), title: 'Theirs' }).title).toBe('Theirs');
    expect(mergeDraft(editTitle(three(), 'Mine'), { ...detail(), title: 'Theirs' }).title).toBe('Mine');
  });
});

describe('a part that was changed on two devices', () => {
  const mine = editSection(three(), 'a', { content: 'Mine' });
  const theirs = aSection('a', { content: 'Theirs', revision: 5 });
  const draft = markConflicts(mine, [{ ref: 'a', revision: 5, theirs }]);
  const gone = markConflicts(mine, [{ ref: 'a', revision: null, theirs: null }]);

  test('may be kept as it is here: it is sent with the revision that is there', () => {
    const { sections, conflicts } = resolveConflict(draft, 'a', 'mine', 'new');
    expect(conflicts).toEqual([]);
    expect(sections[0]).toMatchObject({ ref: 'a', content: 'Mine', revision: 5, saved: false });
  });

  test('may be taken as it is there', () => {
    expect(resolveConflict(draft, 'a', 'theirs', 'new').sections[0]).toMatchObject({ content: 'Theirs', saved: true });
  });

  test('one that was removed there may go, or come back as a new part', () => {
    expect(refs(resolveConflict(gone, 'a', 'theirs', 'new'))).toBe('bc');
    const kept = resolveConflict(gone, 'a', 'mine', 'new');
    expect(kept.sections[0]).toMatchObject({ ref: 'new', content: 'Mine', revision: 0, saved: false });
  });
});

test.each([
  ['nothing is written', null, detail(), true],
  ['only the player sent something', null, detail(aSection('v', { is_player_submitted: true })), true],
  ['this device has more', addSection(three(), 'text', 'd'), detail(aSection('a'), aSection('b'), aSection('c')), true],
  ['the server has it all', three(), detail(aSection('a'), aSection('b'), aSection('c')), false],
])('the page opens for editing: %s', (_, draft, server, opens) => {
  expect(opensInEditMode(draft, server)).toBe(opens);
});

test('a reference is a moment and five digits', () => {
  expect(makeRef(1_700_000_000_000, 0.000_42)).toBe('170000000000000042');
  expect(makeRef(1_700_000_000_000, 0.999_999)).toBe('170000000000099999');
});

test('what the coach said of a part is one of its files, and is sent as a voice', () => {
  const spoken = editSection(three(), 'a', { voice: { path: null, blob_id: 'said' } });
  expect(listBlobs(spoken)).toEqual(['said']);
  expect(spoken.sections[0] && findUse(spoken.sections[0], 'said')).toBe('record_voice');
  const arrived = markUploaded(spoken, 'a', 'said', '/files/said');
  expect(arrived.sections[0]?.voice).toEqual({ path: '/files/said', blob_id: 'said' });
  const stored = aSection('a', { voice_url: '/files/said', revision: 2 });
  const [sent] = arrived.sections;
  const written = sent && markWritten(arrived, sent, 0, stored);
  expect(written?.sections[0]).toMatchObject({ voice: { path: '/files/said', blob_id: null }, saved: true });
});
