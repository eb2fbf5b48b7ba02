// The direction of docs/decisions and CONTRIBUTING.md as law: who may know whom.
const test = String.raw`\.test\.(ts|tsx|mjs)$`;
const domains = '^apps/server/src/domains/';
/** Files of a feature by their role. `$1` stands for the importing file's own domain. */
const role = (/** @type {string} */ names) => `${domains}([^/]+)/[^/]+/(${names})`;
const rules = role(String.raw`(rules|channel-matrix)\.ts$`);
const repository = role(String.raw`repository\.ts$`);
const routers = role(String.raw`router\.ts$`);
/** What a pure file of the core or the app is to a rule: errors and roles, and types. */
const vocabulary = String.raw`^apps/server/src/(core/(app-error|purchase-fulfiller)|app/(roles|context)|domains/notifications/kinds/context)\.ts$`;
/** The domains from the bottom up: each may know those before it. */
const LEVELS = [
  ['audit', 'files', 'subscriptions'],
  ['auth', 'schedule'],
  ['checkout'],
  ['credits'],
  ['lessons', 'offers'],
  ['coaching', 'notifications'],
  ['kit', 'messaging', 'practice'],
  ['users'],
];
const levels = LEVELS.map((level, nth) => {
  const above = LEVELS.slice(nth).flat();
  return {
    name: `domains-stand-on-each-other-${nth}`,
    comment: 'A domain knows those below it: the order of LEVELS.',
    severity: /** @type {const} */ ('error'),
    from: { path: `${domains}(${level.join('|')})/`, pathNot: test },
    to: { path: `${domains}(${above.join('|')})/`, pathNot: `${domains}$1/` },
  };
});
const prisma =
  '(^|/)node_modules/(@prisma|prisma|pg|kysely)/|^packages/db/src/(generated/|(query|prepared|fold-email|iso-text|mark-text)\\.ts$)';
/** @type {import('dependency-cruiser').DependencyType[]} */
const typeOnly = ['type-only'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or miss a third; types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'tests-are-never-imported',
      severity: 'error',
      from: { pathNot: '^\\.storybook/' },
      to: { path: [test, String.raw`\.stories\.tsx$`] },
    },
    {
      name: 'testing-only-in-tests',
      comment:
        'What the tests stand on is no product code; the simulator stands in for Stripe in them and in the demo.',
      severity: 'error',
      from: { pathNot: [test, '^apps/server/test/', '^packages/stripe-simulator/', '^e2e/', '^bench/'] },
      to: { path: ['^apps/server/test/', '^packages/stripe-simulator/'] },
    },
    {
      name: 'tools-only-in-tests',
      comment: 'The tools start, check and migrate the product, which runs without them.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: test },
      to: { path: '^tools/' },
    },
    {
      name: 'the-simulator-knows-nobody',
      severity: 'error',
      from: { path: '^packages/stripe-simulator/src/', pathNot: test },
      to: { pathNot: ['^packages/stripe-simulator/src/', '^node:', '^[a-z_]+$'] },
    },
    {
      name: 'contracts-know-nobody',
      comment: 'They run in the browser, on the server and in the tests: zod, the units of time and each other.',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: test },
      to: {
        pathNot: ['^packages/contracts/src/', String.raw`^packages/time/src/units\.ts$`, '(^|/)node_modules/zod/'],
      },
    },
    {
      name: 'time-knows-nobody',
      severity: 'error',
      from: { path: '^packages/time/src/', pathNot: test },
      to: { pathNot: '^packages/time/src/' },
    },
    {
      name: 'db-knows-only-the-database',
      severity: 'error',
      from: { path: '^packages/db/src/', pathNot: test },
      to: { pathNot: ['^packages/db/src/', '(^|/)node_modules/', '^node:', '^[a-z_]+$'] },
    },
    {
      name: 'ui-takes-props',
      comment: 'Props in, callbacks out: the web app is the one that knows tRPC and the routes.',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: ['^apps/', '^packages/(db|stripe-simulator)/', '(^|/)node_modules/(@trpc|@tanstack)/'] },
    },
    {
      name: 'ui-runs-in-browsers',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-knows-the-server-by-one-bridge',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: String.raw`^apps/web/src/trpc/bridge\.ts$` },
      // The properties of tests come from one place, which can replay a failure.
      to: {
        path: ['^apps/server/', '^packages/(db|stripe-simulator)/'],
        pathNot: String.raw`^apps/server/test/properties\.ts$`,
      },
    },
    {
      name: 'the-bridge-carries-types-only',
      severity: 'error',
      from: { path: String.raw`^apps/web/src/trpc/bridge\.ts$` },
      to: { path: '^apps/server/', dependencyTypesNot: typeOnly },
    },
    {
      name: 'server-without-screens',
      comment: 'Of React the server knows what draws a mail: what a mail says, and the function that renders it.',
      severity: 'error',
      from: { path: '^(apps/server|packages/(contracts|db|stripe-simulator)|prisma)/' },
      to: {
        path: [
          '^apps/web/',
          '^packages/ui/',
          String.raw`^packages/emails/src/(?!(content\.ts|render\.tsx)$)`,
          '(^|/)node_modules/(react|react-dom|@react-email|@mantine)/',
        ],
      },
    },
    {
      name: 'emails-take-props',
      comment: 'Words in, a page out: the server knows the mails, and they know nobody.',
      severity: 'error',
      from: { path: '^packages/emails/src/', pathNot: test },
      to: {
        path: ['^(apps|prisma|tools)/', '^packages/(?!emails/)', '(^|/)node_modules/@mantine/'],
      },
    },
    {
      name: 'emails-run-in-browsers',
      severity: 'error',
      from: { path: '^packages/emails/src/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-server-has-layers',
      comment: 'main, http and jobs, domains, app, adapters, core: each knows those behind it and none before it.',
      severity: 'error',
      from: { path: '^apps/server/src/core/', pathNot: test },
      to: { path: '^apps/server/src/(?!core/)' },
    },
    {
      name: 'adapters-know-the-core',
      severity: 'error',
      from: { path: '^apps/server/src/adapters/', pathNot: test },
      to: { path: '^apps/server/src/(?!core/|adapters/)' },
    },
    {
      name: 'app-knows-no-domain',
      severity: 'error',
      from: { path: '^apps/server/src/app/', pathNot: test },
      to: { path: '^apps/server/src/(main|http|jobs|domains)/' },
    },
    {
      name: 'domains-know-no-process',
      severity: 'error',
      from: { path: domains, pathNot: test },
      to: { path: '^apps/server/src/(main|http|jobs)/' },
    },
    {
      name: 'only-main-composes',
      severity: 'error',
      from: { path: '^apps/server/src/(http|jobs)/', pathNot: test },
      to: { path: '^apps/server/src/main/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Facts in, decision out: rules know rules and contracts.',
      severity: 'error',
      from: { path: rules, pathNot: test },
      to: {
        pathNot: [rules, '^packages/(contracts|time)/src/', vocabulary],
        dependencyTypesNot: typeOnly,
      },
    },
    {
      name: 'only-repositories-ask-the-database',
      severity: 'error',
      from: { path: domains, pathNot: [repository, test] },
      to: { path: prisma },
    },
    {
      name: 'routers-call-services',
      severity: 'error',
      from: { path: routers, pathNot: test },
      to: { path: [repository, '^packages/db/'] },
    },
    {
      name: 'repositories-are-innermost',
      severity: 'error',
      from: { path: repository, pathNot: test },
      to: { path: role(String.raw`(service|router|jobs)\.ts$`) },
    },
    {
      name: 'domains-meet-through-services',
      comment: 'A domain asks another one by its services, and shares its pure rules; the rest is its own.',
      severity: 'error',
      from: { path: `${domains}([^/]+)/`, pathNot: test },
      to: { path: domains, pathNot: [`${domains}$1/`, rules, role(String.raw`service\.ts$`)] },
    },
    ...levels,
    {
      name: 'only-routers-speak-trpc',
      comment: 'Services take an actor and their needs: of tRPC they know the types and the one error class.',
      severity: 'error',
      from: { path: domains, pathNot: [routers, test] },
      to: {
        path: [String.raw`^apps/server/src/app/procedures\.ts$`, '(^|/)node_modules/@trpc/'],
        dependencyTypesNot: typeOnly,
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|generated|\\.try)/', String.raw`\.gen\.ts$`] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};
