import { RECORD_LIMITS } from '@fairway/contracts/constants';
import { aDrill } from '@fairway/ui/testing/drills';
import { expect, test } from 'vitest';
import { addSection, isUnsynced, makeDraft, makeRef, markWritten, toDraftSection, type Draft } from './draft.ts';
import { addDrill } from './drillDraft.ts';
import { toSectionIn } from './syncRecord.ts';
import { aSection } from './testing.ts';

const EMPTY = makeDraft({ record: [], title: null, published_at: null });
const DRILL = aDrill({ content: 'Two tees.', video_url: 'https://example.com/gate' });
const withDrill = (): Draft => addDrill(EMPTY, DRILL, 'gate');

test('a drill comes as a text of its words that names it, and the card that is shown needs nothing from the server', () => {
  const [section] = withDrill().sections;
  expect(section).toMatchObject({
    type: 'text',
    content: 'Gate putting\n\nTwo tees.\n\nhttps://example.com/gate',
    drill: { id: DRILL.id, title: 'Gate putting', minutes: 10, image: null, is_deleted: false },
    saved: false,
  });
  expect(section && toSectionIn(section, 0)).toMatchObject({ ref: 'gate', type: 'text', drill_id: DRILL.id });
  expect(isUnsynced(withDrill())).toBe(true);
});

test('a text without a drill says so, and a draft that an older app has kept says nothing of drills', () => {
  const text = toDraftSection(aSection('grip'));
  const { drill: _drill, ...older } = text;
  expect(toSectionIn(text, 0)).toMatchObject({ drill_id: null });
  expect(toSectionIn(older, 0)).not.toHaveProperty('drill_id');
});

test('a full record takes no drill', () => {
  let full = EMPTY;
  for (let nth = 0; nth < RECORD_LIMITS.sections; nth += 1) full = addSection(full, 'text', makeRef(nth, 0));
  expect(addDrill(full, DRILL, 'gate')).toBe(full);
});

test('a drill that has left the library meanwhile leaves its words, and the part is saved', () => {
  const draft = withDrill();
  const [sent] = draft.sections;
  if (!sent) throw new Error('there is no section');
  const stored = aSection('gate', { content: sent.content, drill: null });
  const after = markWritten(draft, sent, 0, stored);
  expect(after.sections).toMatchObject([{ saved: true, drill: null, content: sent.content }]);
});
