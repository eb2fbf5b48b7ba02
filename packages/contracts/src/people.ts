import { z } from 'zod';
import { page, personName } from './primitives.ts';

/** A player as their pro's lists show them. */
export const player = personName.extend({ email: z.string(), phone: z.string().nullable() });
export const playersQuery = z.object({ page });
