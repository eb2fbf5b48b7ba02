import { connectDb } from '@fairway/db/client';
import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';
import { listHistory } from '../../apps/server/src/domains/lessons/history/service.ts';
import { searchRecords } from '../../apps/server/src/domains/lessons/record-search/service.ts';
import { lessonDetailById } from '../../apps/server/src/domains/lessons/records/service.ts';
import { queryOnce } from '../../tools/db/query-once.ts';
import { measureBeside } from '../club/beside.ts';
import { loadClub, type Club } from '../club/load.ts';
import { loadRecords, SECTIONS_A_LESSON } from '../club/records.ts';
import type { Figure } from '../figures.ts';
import { depsFor } from '../world.ts';

const SMALL = 50_000;
const LARGE = 5_000_000;
/** A coach of the small club has a tenth of its lessons, and not all of them. */
const LESSONS_A_PRO = 500;
const ROUNDS = 40;
const formatCount = (count: number) => count.toLocaleString('en-GB');
const ACTOR = { timezone: 'Europe/London', guardian_id: null, session_id_hash: '' };

/** Whoever looks, and what they look for. */
interface Reader {
  actor: Actor;
  lessons: string[];
  services: AppServices;
}

/** A coach and one of their players, the same in clubs of every size. */
async function findReaders({ url }: Club, services: AppServices): Promise<Reader[]> {
  const rows = await queryOnce(
    url,
    `SELECT u.id, u.type, u.pro_id, ARRAY(
        SELECT l.id FROM lessons l WHERE u.id IN (l.pro_id, l.player_id) ORDER BY l.starts_at DESC LIMIT 5
      ) AS lessons
      FROM users u WHERE u.email IN ('pro1@example.com', 'player1-3@example.com') ORDER BY u.email`,
    [],
  );
  return (rows as (Pick<Actor, 'id' | 'type' | 'pro_id'> & { lessons: string[] })[]).map(({ lessons, ...person }) => ({
    actor: { ...ACTOR, ...person },
    lessons,
    services,
  }));
}

/** A word of most records, words that few share, the beginning of one, and one that nobody has written. */
const SEARCHES = ['grip', 'shorter backswing towel', 'trans', 'zebra'];

const READS: [what: string, how: string, read: (reader: Reader) => (() => Promise<unknown>)[]][] = [
  [
    'a search',
    `\`searchRecords\`: ${SEARCHES.join(', ')}`,
    ({ actor, services }) => SEARCHES.map((q) => () => searchRecords(actor, { q }, services)),
  ],
  ['a page of the history', '`listHistory`', ({ actor, services }) => [() => listHistory(actor, {}, services)]],
  [
    'a record',
    `\`lessonDetailById\`, ${SECTIONS_A_LESSON} parts`,
    ({ actor, lessons, services }) => lessons.map((id) => () => lessonDetailById(actor, id, services)),
  ],
];

/** What looking for records costs on a platform that has grown a hundredfold. `npm run bench -- records 500000` tries a smaller one. */
export async function measureRecords({
  url,
  numbers: [most = LARGE],
}: {
  url: string;
  numbers: number[];
}): Promise<Figure[]> {
  const lessonsFor = (sections: number) => sections / SECTIONS_A_LESSON;
  const small = await loadClub(url, { name: 'bench_few_records', lessons: lessonsFor(SMALL), aPro: LESSONS_A_PRO });
  const large = await loadClub(url, { name: 'bench_many_records', lessons: lessonsFor(most), aPro: LESSONS_A_PRO });
  await loadRecords(small);
  const seconds = await loadRecords(large);
  const [few, many] = [small, large].map((club) => connectDb({ url: club.url, max: 2 })) as [
    ReturnType<typeof connectDb>,
    ReturnType<typeof connectDb>,
  ];
  try {
    const fewReaders = await findReaders(small, depsFor(few));
    const manyReaders = await findReaders(large, depsFor(many));
    const figures: Figure[] = [
      {
        what: `${formatCount(most)} sections in the table`,
        value: seconds,
        unit: 's',
        how: 'to write, index and analyse',
      },
    ];
    for (const [what, how, read] of READS) {
      const others = manyReaders.flatMap(read);
      const pairs = fewReaders.flatMap(read).map((work, nth) => ({ few: work, many: others[nth]! }));
      const costs = await measureBeside(pairs, ROUNDS);
      figures.push(
        {
          what: `Among 50,000 sections: ${what}`,
          value: costs.few,
          unit: 'ms',
          how: `${how}; p50 of ${ROUNDS * pairs.length}`,
        },
        {
          what: `… among ${formatCount(most)}`,
          value: costs.many,
          unit: 'ms',
          how: 'the same people, beside each other in one run',
        },
        {
          what: '… against 50,000',
          value: costs.many / costs.few,
          unit: 'x',
          limit: { most: 1.15 },
          how: 'p50 against p50',
        },
      );
    }
    return figures;
  } finally {
    await few.$disconnect();
    await many.$disconnect();
  }
}
