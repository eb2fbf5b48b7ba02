/** The services every test file shares: each takes a database of its own from them. */
export interface TestServices {
  /** The superuser's address, of the database `postgres`. */
  postgres_url: string;
  /** The database with all migrations and no rows, copied for each test file. */
  template: string;
  redis_url: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    services: TestServices;
    /** The folder of the server's built programs. */
    programs: string;
  }
}
