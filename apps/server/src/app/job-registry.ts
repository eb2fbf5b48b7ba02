import type { Job } from './define-job.ts';
import type { JobServices } from './job-services.ts';

/** Every job there is, by its name. */
export class JobRegistry {
  readonly jobs: readonly Job<JobServices>[];
  readonly #byName: Map<string, Job<JobServices>>;

  constructor(jobs: readonly Job<JobServices>[]) {
    this.jobs = jobs;
    this.#byName = new Map(jobs.map((job) => [job.name, job]));
  }

  /** The job of that name; asking for one that does not exist is a mistake in the program. */
  get(name: string): Job<JobServices> {
    const job = this.#byName.get(name);
    if (!job) throw new Error(`There is no job "${name}".`);
    return job;
  }
}
