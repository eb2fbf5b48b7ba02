import { openApi } from '#http/rest/openapi.ts';
import { restTable } from '#http/rest/table.ts';
import { appRouter } from './router.ts';

/** Prints the OpenAPI document; apps/server/openapi.json is this, kept for review. */
process.stdout.write(`${JSON.stringify(await openApi(restTable(appRouter)), null, 2)}\n`);
