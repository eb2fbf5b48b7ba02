/** How much of a person's work is on this device alone, by kind. */
export interface UnsentCounts {
  records?: number;
  messages?: number;
  results?: number;
  /** Changes to the bag and the yardages. */
  kit?: number;
}

const KINDS = [
  { kind: 'records', one: 'A lesson record', many: 'lesson records', done: 'uploaded' },
  { kind: 'messages', one: 'A message', many: 'messages', done: 'sent' },
  { kind: 'results', one: 'A practice result', many: 'practice results', done: 'sent' },
  { kind: 'kit', one: 'A change to the bag or yardages', many: 'changes to the bag or yardages', done: 'saved' },
] as const;

/**
 * What is not sent yet and what becomes of it, a sentence or two a kind.
 * @param leaving what takes the person away: "log out"
 * @param until when it goes on: "you log in here again"
 */
export const describeUnsent = (
  counts: UnsentCounts,
  { leaving, until }: { leaving: string; until: string },
): string[] =>
  KINDS.flatMap(({ kind, one, many, done }) => {
    const count = counts[kind] ?? 0;
    if (count === 0) return [];
    const what = count === 1 ? `${one} is` : `${count} ${many} are`;
    const [stays, waits] = count === 1 ? ['it stays', 'waits'] : ['they stay', 'wait'];
    return [`${what} not ${done} yet. If you ${leaving}, ${stays} on this device and ${waits} until ${until}.`];
  });
