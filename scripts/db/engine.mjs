import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { DescribingPg } from './describing-adapter.mjs';

const require = createRequire(import.meta.url);

/**
 * The SQL that turns a database into what a Prisma schema describes; empty when they agree. Prisma's schema engine works
 * it out, in its WebAssembly form: the native one would have to be downloaded.
 * @param {string} databaseUrl
 * @param {string} schemaFile
 * @returns {Promise<string>}
 */
export async function differenceOf(databaseUrl, schemaFile) {
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
    return withoutRemarks(stdout ?? '') ? (stdout ?? '') : '';
  } catch (error) {
    // The engine knows only the number of a fault of the adapter's.
    const number = /External error id#(\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw (number && factory.errorRegistry.consumeError(Number(number))?.error) || error;
  } finally {
    engine.free();
  }
}

/** @param {string} script */
const withoutRemarks = (script) => script.replaceAll(/^--.*$/gm, '').trim();

async function loadEngine() {
  const file = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const engine = await import(file);
  const bytes = fs.readFileSync(file.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': engine });
  engine.__wbg_set_wasm(instance.exports);
  /** @type {() => void} */ (instance.exports.__wbindgen_start)();
  return /** @type {typeof import('@prisma/schema-engine-wasm')} */ (engine);
}
