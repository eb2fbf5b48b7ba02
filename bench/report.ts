import { formatTable } from './figures.ts';
import { reportOfSurvivors } from './parts/mutants.ts';
import type { Result } from './results.ts';

const formatPart = ({ part, measured, machine, figures }: Result): string =>
  `## ${part[0]?.toUpperCase()}${part.slice(1)}\n\nMeasured ${measured} on ${machine}.\n\n${formatTable(figures)}`;

/** Everything that was measured, as the page of the bench. */
export function formatReport(results: Result[]): string {
  return `# How fast it is

\`npm run bench\` measures this and writes it here, all of it or the parts that are named: \`npm run bench -- five million\`. Ratios
compare two things inside one run on one machine, so they say the same on another.

${results.map(formatPart).join('\n\n')}

## What is compared

"CPU" is what the server's process itself spends on a request, user and system time, under eight connections; PostgreSQL's own work
is the same on both sides. The yardstick (\`servers/raw.ts\`) is Fastify and pg with nothing between them: it runs the same
statements, applies the same rules and sends the same bytes, but knows no roles, contracts, limits, errors or logs. The second
yardstick sends the rows as they come and computes nothing.

The months among 50,000 and 5,000,000 lessons are those of the same pros, with the same lessons, in two clubs that \`club/load.ts\`
makes: 10 pros and 200 players, or 1,000 and 20,000, over up to eight years, and the lessons lie in the table as they were booked.
They are read by the functions the product itself reads them with, in turn. The plans are PostgreSQL's for the statements that the
calls of \`club/calls.ts\` send, taken off the wire: every procedure of the diary and of lessons, and what the worker and the
calendar feed read of them. The fuzz takes a seed and as many requests a role as one likes: \`npm run bench -- fuzz 7 20000\`; what was
asked so is not written down.

The first look and Lighthouse open the built app in a new browser each time, on a phone that has nothing of it yet. The first holds the
line at 1.6 Mbit/s and 150 ms, and watches when the heading stands and nothing is loading any more; the second works out what its
own line and a processor four times slower would have made of it, so a busy machine costs it dearly.

The mutants are faults that Stryker puts into the rules one at a time: a condition turned round, a text emptied, a call left out. The
unit tests of the same folder are to notice each. What a test has killed is kept in \`.cache/mutants\`, so that a second run tries only the others,
and those whose code or test has changed. A mutant that may live has its reason in \`mutants/reasons.ts\`.

${reportOfSurvivors(results.flatMap(({ survivors }) => survivors ?? []))}
`;
}
