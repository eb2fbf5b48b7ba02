import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, SqlQuery } from '@prisma/driver-adapter-utils';

/** PostgreSQL's numbers for the types "char" and text. */
const charOid = 18;
const textOid = 25;
/** The driver adapters' number for a column of one character. */
const characterColumn = 6;

/** What the adapter reads from PostgreSQL, before it looks at the types. */
type Answer = { fields: { dataTypeID: number }[]; rows: unknown[][] };
type Adapter = SqlDriverAdapter & { performIO(query: SqlQuery): Promise<Answer> };

/** Prisma's adapter, able to read PostgreSQL's catalogue: it refuses the type "char", which is everywhere in there. */
export class DescribingPg extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    // Its types call the method private that has to be replaced.
    const inner = adapter as unknown as Adapter;
    let chars: number[] = [];
    // Reads as text what the adapter refuses, and names the columns' true type afterwards. The engine asks one thing at a
    // time.
    const lenient = Object.create(inner) as Adapter;
    lenient.performIO = async (query) => {
      const answer = await inner.performIO(query);
      chars = answer.fields.flatMap((field, index) => (field.dataTypeID === charOid ? [index] : []));
      for (const index of chars) answer.fields[index] = { ...answer.fields[index], dataTypeID: textOid };
      return answer;
    };
    const read = inner.queryRaw.bind(lenient);
    inner.queryRaw = async (query) => {
      const result = await read(query);
      for (const index of chars) result.columnTypes[index] = characterColumn;
      return result;
    };
    return adapter;
  }
}
