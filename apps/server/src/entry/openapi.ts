import { openApi } from '../host/rest/openapi.ts';
import { restTable } from '../host/rest/table.ts';
import { appRouter } from '../trpc/router.ts';

/** Prints the OpenAPI document; apps/server/openapi.json is this, kept for review. */
process.stdout.write(`${JSON.stringify(openApi(restTable(appRouter)), null, 2)}\n`);
