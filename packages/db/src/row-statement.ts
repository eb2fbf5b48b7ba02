import pg from 'pg';

/** Reads the text of a value as its type has it. */
export type ReadValue = (text: string) => unknown;
/** How values of a type are read, by the number that PostgreSQL gives the type. */
export type FindReader = (type: number) => ReadValue;

/** What a statement's rows are made of. */
interface Columns {
  names: readonly string[];
  readers: readonly ReadValue[];
  /** A row without its values, so that all rows of a statement are of one shape. */
  empty: Readonly<Record<string, null>>;
}

type Field = Pick<pg.FieldDef, 'name' | 'dataTypeID'>;

/** What there is to know of the rows that a statement brings. */
export function readColumns(fields: readonly Field[], findReader: FindReader): Columns {
  return {
    names: fields.map(({ name }) => name),
    readers: fields.map(({ dataTypeID }) => findReader(dataTypeID)),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
}

/** A row by the texts of its values. */
export function readRow(
  { names, readers, empty }: Columns,
  texts: readonly (string | null)[],
): Record<string, unknown> {
  const row: Record<string, unknown> = { ...empty };
  for (let nth = 0; nth < texts.length; nth += 1) {
    const text = texts[nth]!;
    if (text !== null) row[names[nth]!] = readers[nth]!(text);
  }
  return row;
}

/** What is known of a connection's prepared statements. */
interface Memory {
  columns: Map<string, Columns>;
  /** The connection, which does not ask PostgreSQL for columns that are known. */
  unasking: pg.Connection;
}
const memories = new WeakMap<pg.Connection, Memory>();

function findMemory(connection: pg.Connection): Memory {
  let memory = memories.get(connection);
  if (!memory) {
    const unasking = Object.create(connection, { describe: { value: () => {} } }) as pg.Connection;
    memories.set(connection, (memory = { columns: new Map(), unasking }));
  }
  return memory;
}

/** The driver's own statement, as it works within: its types leave that out. */
interface DriverStatement extends pg.Query {
  text: string;
  name: string;
  /** Hears that the statement is answered, or why it is not. */
  callback: (error: Error | null) => void;
  // Whatever went wrong with a row, which the driver throws when the answer is at its end.
  _canceledDueToError: unknown;
  // Methods of its class, which only methods may stand in for.
  submit(connection: pg.Connection): Error | null;
  prepare(connection: pg.Connection): void;
  handleError(error: Error, connection: DriverConnection): void;
}
/** The driver's own connection: the texts of the statements that PostgreSQL has prepared, and is about to, by their names. */
interface DriverConnection extends pg.Connection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}
const DriverStatement = pg.Query as unknown as new (text: string, values: unknown[]) => DriverStatement;

/**
 * A statement as the driver sends it, prepared under its name. The driver has PostgreSQL describe the columns at every turn and looks up how
 * each is read; here each connection remembers that of its prepared statements, for PostgreSQL refuses one whose columns have changed since.
 */
export class RowStatement extends DriverStatement {
  readonly found: Record<string, unknown>[] = [];
  /** Whether it was handed to a connection: what becomes of it is PostgreSQL's matter since then. */
  isSubmitted = false;
  readonly #findReader: FindReader;
  #columns: Columns | undefined;
  #known: Memory['columns'] | undefined;

  constructor(
    { name, text, values }: { name: string; text: string; values: readonly unknown[] },
    findReader: FindReader,
  ) {
    super(text, [...values]);
    this.name = name;
    this.#findReader = findReader;
  }

  override submit(connection: pg.Connection): Error | null {
    this.isSubmitted = true;
    return super.submit(connection);
  }

  override prepare(connection: pg.Connection): void {
    if (!this.name) return super.prepare(connection);
    const { columns, unasking } = findMemory(connection);
    this.#known = columns;
    this.#columns = columns.get(this.name);
    super.prepare(this.#columns ? unasking : connection);
  }

  /** Hears that it has failed. When its values cannot be sent, the driver has PostgreSQL forget it, so whoever comes next prepares it anew. */
  override handleError(error: Error, connection: DriverConnection): void {
    delete connection.parsedStatements[this.name];
    delete connection.submittedNamedStatements[this.name];
    super.handleError(error, connection);
  }

  /** Hears of the columns before the first row, when they were asked for. */
  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#columns = readColumns(fields, this.#findReader);
    this.#known?.set(this.name, this.#columns);
  }

  /** Hears of a row. */
  handleDataRow({ fields: texts }: { fields: readonly (string | null)[] }): void {
    if (this._canceledDueToError) return;
    try {
      if (texts.length !== this.#columns?.names.length) throw new Error('A row has other columns than its statement.');
      this.found.push(readRow(this.#columns, texts));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }
}
