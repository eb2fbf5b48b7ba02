import type * as argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/**
 * Set-up of the tests on the database: passwords and pins are hashed by the same algorithm, at the least it can cost. Guessing them is
 * made dear on purpose, 19 MiB and two passes each, which tests pay by the thousand; that it is, `passwords/service.test.ts` tries.
 */
vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof argon2>();
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...actual, hash: (password: string) => actual.hash(password, cheap) };
});
