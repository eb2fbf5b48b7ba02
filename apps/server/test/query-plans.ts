import { query as builder, type Statement as BuiltStatement } from '@fairway/db/query';
import pg from 'pg';

/** A statement as it was sent to PostgreSQL. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** A statement as it would be sent. */
function compile(built: BuiltStatement<unknown>): Statement {
  const { sql: text, parameters: values } = 'isRawBuilder' in built ? built.compile(builder) : built.compile();
  return { text, values };
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Sent as a text, or as an object that holds it. */
function statementIn([config, list]: unknown[]): Statement {
  if (typeof config === 'string') return { text: config, values: Array.isArray(list) ? list : [] };
  const { text, values } = config as { text: string; values?: unknown[] };
  return { text, values: Array.isArray(list) ? list : (values ?? []) };
}

/**
 * The statements that name the table `about` among those that `work` sends, heard where both Prisma's and our own leave the
 * process. Nothing else may work on a database meanwhile.
 */
export async function recordStatements(about: string, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const named = new RegExp(`\\b${about}\\b`);
  const client: { query: unknown } = pg.Client.prototype;
  const query = client.query as Query;
  client.query = function heard(this: pg.Client, ...args: unknown[]) {
    const statement = statementIn(args);
    if (named.test(statement.text)) sent.push(statement);
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return sent;
}

/** A step of a plan. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Total Cost': number;
  Plans?: PlanNode[];
}

/** Asks PostgreSQL how it would go about statements, without doing them. */
export interface QueryPlanner {
  /** The plan for the statement's values or, told GENERIC_PLAN, the one for any. */
  plan: (statement: Statement | BuiltStatement<unknown>, how?: 'GENERIC_PLAN') => Promise<PlanNode>;
  end: () => Promise<void>;
}

/** A planner with a connection of its own; `options` are settings of that connection, as in `-c enable_seqscan=off`. */
export async function startQueryPlanner(connectionString: string, options = ''): Promise<QueryPlanner> {
  const client = new pg.Client({ connectionString, options: `-c timezone=UTC ${options}` });
  await client.connect();
  return {
    plan: async (statement, how) => {
      const { text, values } = 'text' in statement ? statement : compile(statement);
      const explain = `EXPLAIN (${how ? `${how}, ` : ''}FORMAT JSON) ${text}`;
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explain, how ? [] : [...values]);
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      if (!plan) throw new Error(`PostgreSQL has no plan for ${text}`);
      return plan;
    },
    end: () => client.end(),
  };
}

const flattenPlan = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flattenPlan)];

/** The steps of a plan that read a table. A bitmap of indexes counts by what each of its indexes reads. */
export const listTableReads = (plan: PlanNode, table: string): PlanNode[] =>
  flattenPlan(plan).flatMap((node) => {
    if (node['Relation Name'] !== table || node['Node Type'] === 'ModifyTable') return [];
    return node['Node Type'] === 'Bitmap Heap Scan'
      ? flattenPlan(node).filter((step) => step['Node Type'] === 'Bitmap Index Scan')
      : [node];
  });

/** Whether a step reads all there is: the table from end to end, or an index without a condition that it is searched by. */
export const isSequentialScan = (step: PlanNode): boolean =>
  step['Node Type'] === 'Seq Scan' || (step['Index Cond'] === undefined && step['Node Type'] !== 'Tid Scan');
