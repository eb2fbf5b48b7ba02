import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import { DescribingPg } from './describing-adapter.ts';
import { readSchemaFiles } from './schema-files.ts';

/**
 * The SQL that turns a database into what the Prisma schema of a folder describes; empty when they agree. Prisma's schema engine works
 * it out, in its WebAssembly form: the native one would have to be downloaded.
 */
export async function diffSchema(databaseUrl: string, schemaFolder: string): Promise<string> {
  const { SchemaEngine } = await loadEngine();
  const factory = bindMigrationAwareSqlAdapterFactory(new DescribingPg(databaseUrl));
  const files = readSchemaFiles(schemaFolder);
  const datamodels = files.map(({ path, content }): [string, string] => [path, content]);
  const engine = await SchemaEngine.new({ datamodels }, () => {}, factory);
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: schemaFolder },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stripComments(stdout ?? '') ? (stdout ?? '') : '';
  } catch (error) {
    // The engine knows only the number of a fault of the adapter's.
    const number = /External error id#(\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw (number && factory.errorRegistry.consumeError(Number(number))?.error) || error;
  } finally {
    engine.free();
  }
}

const stripComments = (script: string) => script.replaceAll(/^--.*$/gm, '').trim();

async function loadEngine() {
  const file = fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const bytes = fs.readFileSync(file.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...engine } });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return engine;
}
