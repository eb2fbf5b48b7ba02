import { randomBytes } from 'node:crypto';
import fs from 'node:fs';

/** Something Stripe keeps. What begins with an underscore is the simulator's own and is never sent. */
export interface Kept {
  id: string;
  object: string;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/**
 * What the simulator remembers. With a file, each change is written to it before it is answered, so that a restart or a kill
 * forgets nothing; opening it again writes it anew with what still stands.
 */
export class Store {
  readonly #rows = new Map<string, Kept>();
  readonly #file: string | null;

  constructor(file: string | null = null) {
    this.#file = file;
    if (file === null || !fs.existsSync(file)) return;
    // A kill in the middle of a line leaves half of one at the end.
    for (const line of fs.readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
      const row = JSON.parse(line) as Kept;
      this.#rows.set(row.id, row);
    }
    const rows = [...this.#rows.values()].map((row) => `${JSON.stringify(row)}\n`);
    fs.writeFileSync(`${file}.new`, rows.join(''), { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }

  put<T extends Kept>(row: T): T {
    this.#rows.set(row.id, row);
    if (this.#file !== null) fs.appendFileSync(this.#file, `${JSON.stringify(row)}\n`, { mode: 0o600 });
    return row;
  }

  find<T extends Kept>(object: T['object'], id: string): T | undefined {
    const row = this.#rows.get(id);
    return row?.object === object ? (row as T) : undefined;
  }

  /** Forgets everything it keeps in memory, as if it were new. */
  clear(): void {
    this.#rows.clear();
  }

  all<T extends Kept>(object: T['object']): T[] {
    return [...this.#rows.values()].filter((row): row is T => row.object === object);
  }
}
