import type pg from 'pg';

/** Prisma's own lock and table, which our runner of migrations shares with it. */
export const MIGRATION_LOCK = 72707369;
export const MIGRATIONS_TABLE = '_prisma_migrations';

export interface Table {
  name: string;
  /** In their order; those that are worked out from others are not copied. */
  columns: string[];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of the product, and that of the migrations; not those of an extension. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
      array(SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')
    ORDER BY c.relname`);
  return rows;
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT c.relname AS table, f.conname AS name, pg_get_constraintdef(f.oid) AS definition
    FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
    WHERE f.contype = 'f' AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 2`);
  return rows;
}

export interface Trigger {
  table: string;
  name: string;
  /** How PostgreSQL says that it is switched on. */
  enable: 'ENABLE' | 'ENABLE ALWAYS' | 'ENABLE REPLICA';
}

/** The triggers that are switched on; those with which PostgreSQL keeps foreign keys are its own affair. */
export async function listTriggers(client: pg.Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(`
    SELECT c.relname AS table, t.tgname AS name,
      CASE t.tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE' END AS enable
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 2`);
  return rows;
}
