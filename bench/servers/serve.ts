import type { FastifyInstance } from 'fastify';
import pg from 'pg';

/** What a server's process has spent: CPU in microseconds, and statements sent to PostgreSQL. */
export interface Spent {
  cpu: number;
  statements: number;
}

/** A statement as it was sent. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** What a server answers to its parent, by the word that asks: `record` has it keep its statements until it is asked what it `recorded`. */
export interface Answers {
  spent: Spent;
  record: null;
  recorded: Statement[];
}

let statements = 0;
let recorded: Statement[] | null = null;
const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
Reflect.set(pg.Client.prototype, 'query', function counted(this: pg.Client, ...args: unknown[]) {
  statements += 1;
  recorded?.push(toStatement(args));
  return Reflect.apply(query, this, args);
});

/** The driver is handed a statement whole, or its text and its values one after the other. */
function toStatement([statement, values]: unknown[]): Statement {
  const { text, values: own } =
    typeof statement === 'string' ? { text: statement, values: undefined } : (statement as Partial<Statement>);
  return { text: text ?? '', values: own ?? (Array.isArray(values) ? values : []) };
}

const answer: { [Word in keyof Answers]: () => Answers[Word] } = {
  spent: () => {
    const { user, system } = process.cpuUsage();
    return { cpu: user + system, statements };
  },
  record: () => {
    recorded = [];
    return null;
  },
  recorded: () => {
    const kept = recorded ?? [];
    recorded = null;
    return kept;
  },
};
const isWord = (said: unknown): said is keyof Answers => typeof said === 'string' && said in answer;

/** Listens on a free port and answers its parent: the address first, then whatever it is asked. */
export async function serve(app: Pick<FastifyInstance, 'listen'>): Promise<void> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  answerParent();
  process.send?.({ address });
}

/** Answers whatever its parent asks, and ends with it. */
export function answerParent(): void {
  process.on('message', (said) => {
    if (isWord(said)) process.send?.(answer[said]());
  });
  process.once('disconnect', () => process.exit(0));
}
