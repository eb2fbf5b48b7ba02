import { RECORD_LIMITS } from '@fairway/contracts/constants';
import { drawing } from '@fairway/contracts/lessons/drawings';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { SECTION_TYPES, sectionIn, type SectionIn, type SectionType } from '@fairway/contracts/lessons/records';
import { fc } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { planRecord, type RecordPlan, type RemovedSection, type SectionContent, type StoredSection } from './rules.ts';

const send = (sent: Record<string, unknown>) => sectionIn.parse({ ref: 'a', type: 'text', ...sent });
/** What a part of words alone has of all that the others hold. */
const NONE = {
  chart: null,
  overlay: null,
  metric: false,
  club: null,
  drill_id: null,
  file: null,
  second_file: null,
} satisfies Partial<SectionContent>;
const stored = (part: Partial<StoredSection> = {}): StoredSection => ({
  ref: 'a',
  type: 'text',
  position: 0,
  content: 'Grip',
  ...NONE,
  voice: null,
  revision: 3,
  is_player_submitted: false,
  ...part,
});
const removedBy = (is_player_submitted: boolean | null) => ({ ref: 'a', is_player_submitted });
const record = (sections: StoredSection[] = [stored()], removed: RemovedSection[] = []) => ({ sections, removed });
const listWrites = (plan: RecordPlan) => (plan.kind === 'write' ? plan.writes : plan);

describe('what becomes of a part that is sent', () => {
  test('a new one is written at the end, with revision 1', () => {
    const plan = planRecord(record(), [send({ ref: 'b', content: 'Stance' })], 'pro');
    expect(listWrites(plan)).toMatchObject([{ ref: 'b', position: 1, content: 'Stance', revision: 1 }]);
  });

  test('new ones without a place follow each other', () => {
    const sent = [send({ content: 'Hands' }), send({ ref: 'b' }), send({ ref: 'd', position: 7 }), send({ ref: 'c' })];
    const plan = planRecord(record(), sent, 'pro');
    expect(listWrites(plan)).toMatchObject([{ position: 0 }, { position: 1 }, { position: 7 }, { position: 2 }]);
  });

  test.each([[undefined], [3]])('a change that knows revision %j is written, one revision on', (revision) => {
    const plan = planRecord(record(), [send({ content: 'Grip and stance', revision })], 'pro');
    expect(listWrites(plan)).toMatchObject([{ ref: 'a', content: 'Grip and stance', revision: 4, position: 0 }]);
  });

  test.each([[2], [4], [0]])('a change that knows revision %i is a conflict', (revision) => {
    const plan = planRecord(record(), [send({ content: 'Grip and stance', revision })], 'pro');
    expect(plan).toEqual({ kind: 'conflict', conflicts: [{ ref: 'a', revision: 3 }] });
  });

  test.each([[undefined], [2], [3]])('the very same again, knowing revision %j, changes nothing', (revision) => {
    expect(planRecord(record(), [send({ content: 'Grip', revision })], 'pro')).toEqual({ kind: 'write', writes: [] });
  });

  test.each([[undefined], [1]])('one that was taken out is a conflict, whatever is known: %j', (revision) => {
    const plan = planRecord(record([], [removedBy(false)]), [send({ content: 'Back again', revision })], 'pro');
    expect(plan).toEqual({ kind: 'conflict', conflicts: [{ ref: 'a', revision: null }] });
  });

  test('a revision of a part that is not there is a conflict', () => {
    const plan = planRecord(record([]), [send({ revision: 2 })], 'pro');
    expect(plan).toEqual({ kind: 'conflict', conflicts: [{ ref: 'a', revision: null }] });
  });

  test.each([
    [undefined, 'voices/old', 0],
    ['voices/old', 'voices/old', 0],
    ['voices/new', 'voices/new', 1],
    [null, null, 1],
    ['', null, 1],
  ])('a voice that is sent as %j is %j afterwards', (voice, after, written) => {
    const plan = planRecord(record([stored({ voice: 'voices/old' })]), [send({ content: 'Grip', voice })], 'pro');
    expect(listWrites(plan)).toEqual(Array(written).fill(expect.objectContaining({ voice: after, revision: 4 })));
  });

  test('one conflict stops all parts of the call', () => {
    const sent = [send({ ref: 'b', content: 'New' }), send({ content: 'Old', revision: 1 })];
    expect(planRecord(record(), sent, 'pro').kind).toBe('conflict');
  });

  test('what is left out stays, a blank takes away', () => {
    const before = stored({ type: 'chart', chart: [{ horizon: 1, vertically: 2, type: 1 }], club: '7 iron' });
    const moved = planRecord(record([before]), [send({ type: 'chart', position: 4 })], 'pro');
    expect(listWrites(moved)).toMatchObject([{ content: 'Grip', chart: before.chart, club: '7 iron', position: 4 }]);
    const cleared = planRecord(record([before]), [send({ type: 'chart', content: '', club: '', chart: null })], 'pro');
    expect(listWrites(cleared)).toMatchObject([{ content: null, chart: null, club: null }]);
  });

  test('what is drawn over a video stays until it is drawn anew or taken away', () => {
    const line = {
      id: 'l1',
      kind: 'line',
      colour: 'red',
      at_ms: 1200,
      span: 'clip',
      points: [
        [0.1, 0.2],
        [0.3, 0.4],
      ],
    };
    const before = stored({ type: 'video', file: 'videos/1', overlay: [{ ...drawing.parse(line) }] });
    const plan = (sent: Record<string, unknown>) =>
      listWrites(planRecord(record([before]), [send({ type: 'video', ...sent })], 'pro'));
    expect(plan({ position: 4 })).toMatchObject([{ overlay: before.overlay }]);
    expect(plan({ overlay: [line] })).toEqual([]);
    expect(plan({ overlay: [{ ...line, colour: 'blue' }] })).toMatchObject([
      { overlay: [{ id: 'l1', colour: 'blue' }] },
    ]);
    expect(plan({ overlay: [] })).toMatchObject([{ overlay: null }]);
  });

  test('nothing is drawn over a player’s own video', () => {
    const line = {
      id: 'l1',
      kind: 'line',
      colour: 'red',
      at_ms: 0,
      span: 'clip',
      points: [
        [0, 0],
        [1, 1],
      ],
    };
    const plan = planRecord(record([]), [send({ type: 'video', video: 'videos/1', overlay: [line] })], 'player');
    expect(listWrites(plan)).toMatchObject([{ file: 'videos/1', overlay: null }]);
  });

  test('a player’s own text comes from no drill of the coach’s', () => {
    const drill_id = '01900000-0000-7000-8000-000000000000';
    const plan = planRecord(record([]), [send({ content: 'Ten putts', drill_id })], 'player');
    expect(listWrites(plan)).toMatchObject([{ content: 'Ten putts', drill_id: null }]);
  });

  test('a record in which too much is drawn takes no more, and what is drawn can go', () => {
    const stroke = (points: number, nth: number) => ({
      id: `s${nth}`,
      kind: 'free',
      colour: 'red',
      at_ms: 0,
      span: 'clip',
      points: Array.from({ length: points }, () => [0.5, 0.5]),
    });
    /** So many points, in strokes of 300 at most. */
    const draw = (points: number) =>
      Array.from({ length: Math.ceil(points / 300) }, (_, nth) => stroke(Math.min(300, points - nth * 300), nth));
    const drawn = (points: number) =>
      stored({ type: 'video', file: 'videos/1', overlay: draw(points).map((one) => drawing.parse(one)) });
    const video = (points: number) => send({ ref: 'b', type: 'video', video: 'videos/2', overlay: draw(points) });
    const text = send({ ref: 'c', content: 'Slower' });
    const plan = (before: number, ...sent: SectionIn[]) => planRecord(record([drawn(before)]), sent, 'pro');
    const tooMuch = { kind: 'invalid', errors: { records: [LESSON_MESSAGES.tooMuchDrawn] } };
    expect(listWrites(plan(9900, video(10_100)))).toHaveLength(1);
    expect(plan(9900, video(10_101))).toEqual(tooMuch);
    // Whatever else is sent along, and however much there is already: what draws nothing is written.
    expect(plan(9900, text, video(10_101))).toEqual(tooMuch);
    expect(listWrites(plan(20_100, text))).toHaveLength(1);
    const less = plan(9900, send({ type: 'video', overlay: [] }));
    expect(listWrites(less)).toMatchObject([{ overlay: null }]);
  });

  test('a shot that flew another way is a change, and its numbers in another order are none', () => {
    const before = stored({ type: 'chart', chart: [{ horizon: 1, vertically: 2, type: 1 }] });
    const plan = (chart: unknown[]) =>
      listWrites(planRecord(record([before]), [send({ type: 'chart', content: 'Grip', chart })], 'pro'));
    expect(plan([{ type: 1, vertically: 2, horizon: 1 }])).toEqual([]);
    for (const other of [{ horizon: 3 }, { vertically: 3 }, { type: 2 }])
      expect(plan([{ ...before.chart![0], ...other }])).toMatchObject([{ chart: [other] }]);
  });

  test('a part cannot become another kind', () => {
    const plan = planRecord(record(), [send({ type: 'chart' })], 'pro');
    expect(plan).toMatchObject({ kind: 'invalid', errors: { 'records.0.type': [expect.any(String)] } });
  });

  test.each([
    ['singleImage', 'image'],
    ['doubleImage', 'images'],
    ['video', 'video'],
  ])('a new %s without its file is refused on %s', (type, field) => {
    const plan = planRecord(record(), [send({ ref: 'b', type })], 'pro');
    expect(plan).toMatchObject({ kind: 'invalid', errors: { [`records.0.${field}`]: [expect.any(String)] } });
  });

  test.each([[['images/1', '']], [['', 'images/2']], [['', '']]])(
    'two new pictures are both there: %j is refused',
    (images) => {
      const plan = planRecord(record(), [send({ ref: 'b', type: 'doubleImage', images })], 'pro');
      expect(plan).toEqual({ kind: 'invalid', errors: { 'records.0.images': [LESSON_MESSAGES.twoPictures] } });
    },
  );

  test.each([
    [
      ['', 'images/new'],
      ['images/1', 'images/new'],
    ],
    [
      ['images/new', ''],
      ['images/new', 'images/2'],
    ],
  ])('of two pictures that are there, sending %j makes %j', (images, [file, second_file]) => {
    const before = stored({ type: 'doubleImage', file: 'images/1', second_file: 'images/2' });
    const plan = planRecord(record([before]), [send({ type: 'doubleImage', images })], 'pro');
    expect(listWrites(plan)).toMatchObject([{ file, second_file }]);
  });

  test('a picture cannot be taken from its part, only replaced', () => {
    const picture = stored({ type: 'singleImage', file: 'images/1' });
    expect(planRecord(record([picture]), [send({ type: 'singleImage', image: '' })], 'pro').kind).toBe('invalid');
    const replaced = planRecord(record([picture]), [send({ type: 'singleImage', image: 'images/2' })], 'pro');
    expect(listWrites(replaced)).toMatchObject([{ file: 'images/2' }]);
  });

  test.each([
    ['player', false],
    ['pro', true],
  ] as const)('to a %s the other side’s parts do not exist', (side, is_player_submitted) => {
    const plan = planRecord(record([stored({ is_player_submitted })]), [send({ content: 'Mine' })], side);
    expect(plan).toEqual({ kind: 'not_found' });
  });

  test.each([
    ['player', true, 'conflict'],
    ['player', false, 'not_found'],
    ['pro', true, 'not_found'],
    // Of one that was taken out long ago nobody knows any more whose it was.
    ['player', null, 'conflict'],
  ] as const)('to a %s one that was taken out, by the player %j, is %s', (side, by, kind) => {
    expect(planRecord(record([], [removedBy(by)]), [send({ content: 'Mine' })], side).kind).toBe(kind);
  });

  test('a record is full at its limit', () => {
    const full = Array.from({ length: RECORD_LIMITS.sections }, (_, nth) => stored({ ref: `r${nth}`, position: nth }));
    const errors = { records: [LESSON_MESSAGES.sectionsFull(RECORD_LIMITS.sections)] };
    expect(planRecord(record(full), [send({ ref: 'more' })], 'pro')).toEqual({ kind: 'invalid', errors });
    expect(planRecord(record(full), [send({ ref: 'r0', content: 'Changed' })], 'pro').kind).toBe('write');
  });

  test('what a player sent takes no room from the coach', () => {
    const theirs = Array.from({ length: RECORD_LIMITS.sections }, (_, nth) =>
      stored({ ref: `r${nth}`, position: nth, is_player_submitted: true }),
    );
    expect(planRecord(record(theirs), [send({ ref: 'answer' })], 'pro').kind).toBe('write');
    expect(planRecord(record(theirs), [send({ ref: 'more' })], 'player').kind).toBe('invalid');
  });
});

describe('what each kind of part holds', () => {
  const chart: SectionIn['chart'] = [{ horizon: 1, vertically: 2, type: 1 }];
  const label = {
    id: 'l1',
    kind: 'text',
    colour: 'red',
    at_ms: 1200,
    span: 'clip',
    points: [[0.1, 0.2]],
    text: 'Hips',
  };
  const overlay = [drawing.parse(label)];
  /** Something of everything, whatever the kind. */
  const everything: Omit<SectionIn, 'type'> = {
    ref: 'a',
    content: 'Words',
    image: 'image',
    images: ['first', 'second'],
    video: 'video',
    voice: 'voice',
    chart,
    overlay,
    metric: true,
    club: 'Driver',
    drill_id: 'drill',
  };
  const KINDS = {
    text: { drill_id: 'drill' },
    singleImage: { file: 'image' },
    doubleImage: { file: 'first', second_file: 'second' },
    video: { file: 'video', overlay },
    chart: { chart, club: 'Driver' },
    putting_chart: { chart, club: 'Driver', metric: true },
  } satisfies Record<SectionType, Partial<SectionContent>>;
  const write = (type: SectionType) => listWrites(planRecord(record([]), [{ ...everything, type }], 'pro'));

  test.each(SECTION_TYPES)('a new %s holds what is its own, and nothing else that is sent', (type) => {
    const always = { ref: 'a', revision: 1, position: 0, content: 'Words', voice: 'voice' };
    expect(write(type)).toEqual([{ ...always, type, ...NONE, ...KINDS[type] }]);
  });

  test.each(SECTION_TYPES)('a %s keeps all of it when it is only moved', (type) => {
    const [before] = write(type) as StoredSection[];
    const plan = planRecord(record([{ ...before!, is_player_submitted: false }]), [send({ type, position: 4 })], 'pro');
    expect(listWrites(plan)).toEqual([{ ...before, position: 4, revision: 2 }]);
  });

  test.each(['text', 'chart', 'putting_chart'] as const)('a new %s may hold nothing yet', (type) => {
    expect(listWrites(planRecord(record([]), [send({ type })], 'pro'))).toMatchObject([{ ...NONE, content: null }]);
  });
});

/** What the server would store of a plan. */
const apply = (sections: StoredSection[], plan: RecordPlan): StoredSection[] => {
  if (plan.kind !== 'write') return sections;
  const next = new Map(sections.map((section) => [section.ref, section]));
  for (const write of plan.writes) next.set(write.ref, { ...write, is_player_submitted: false });
  return [...next.values()];
};

test('whatever is sent, sending it again changes nothing more', () => {
  const part = fc.record(
    {
      ref: fc.constantFrom('a', 'b', 'c'),
      content: fc.constantFrom('', 'Grip', 'Stance'),
      position: fc.integer({ min: 0, max: 3 }),
      revision: fc.integer({ min: 0, max: 4 }),
    },
    { requiredKeys: ['ref'] },
  );
  fc.assert(
    fc.property(fc.uniqueArray(part, { selector: ({ ref }) => ref }), (parts) => {
      const before = record(
        [stored(), stored({ ref: 'b', position: 1, revision: 1 })],
        [{ ref: 'z', is_player_submitted: false }],
      );
      const first = planRecord(before, parts.map(send), 'pro');
      const after = apply(before.sections, first);
      const again = planRecord({ ...before, sections: after }, parts.map(send), 'pro');
      // What was written is there already; what was refused has left no trace, and is refused again.
      expect(again).toEqual(first.kind === 'write' ? { kind: 'write', writes: [] } : first);
    }),
  );
});
