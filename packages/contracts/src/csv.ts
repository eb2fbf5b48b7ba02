import { z } from 'zod';

/** A file for a spreadsheet, as the screens save it. */
export const csvFile = z.object({ filename: z.string(), csv: z.string() });
export type CsvFile = z.output<typeof csvFile>;
