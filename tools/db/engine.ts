import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import { DescribingPg } from './describing-adapter.ts';

/**
 * The SQL that turns a database into what a Prisma schema describes; empty when they agree. Prisma's schema engine works
 * it out, in its WebAssembly form: the native one would have to be downloaded.
 */
export async function diffSchema(databaseUrl: string, schemaFile: string): Promise<string> {
  const { SchemaEngine } = await loadEngine();
  const factory = bindMigrationAwareSqlAdapterFactory(new DescribingPg(databaseUrl));
  const content = fs.readFileSync(schemaFile, 'utf8');
  const files = [{ path: schemaFile, content }];
  const engine = await SchemaEngine.new({ datamodels: [[schemaFile, content]] }, () => {}, factory);
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: path.dirname(schemaFile) },
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
