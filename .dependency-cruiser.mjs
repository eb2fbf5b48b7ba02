// The direction of docs/decisions and CONTRIBUTING.md as law: who may know whom.
const test = String.raw`\.test\.(ts|tsx|mjs)$`;
const domains = '^apps/server/src/domains/';
/** Files of a domain by their role. `$1` stands for the importing file's own domain. */
const role = (/** @type {string} */ names) => `${domains}([^/]+)/(${names})`;
const rules = role(String.raw`rules\.ts$|rules/`);
const store = role(String.raw`store\.ts$|store/`);
const routers = role(String.raw`router\.ts$|procedures/`);
const prisma = '(^|/)node_modules/(@prisma|prisma|pg)/|^packages/db/src/(generated/|sql\\.ts$)';
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
      severity: 'error',
      from: { pathNot: [test, '^packages/testing/', '^e2e/', '^bench/'] },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'contracts-know-nobody',
      comment: 'They run in the browser, on the server and in the tests: zod and each other, nothing else.',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: test },
      to: { pathNot: ['^packages/contracts/src/', '(^|/)node_modules/zod/'] },
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
      to: { path: ['^apps/', '^packages/(db|testing)/', '(^|/)node_modules/(@trpc|@tanstack)/'] },
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
      to: { path: ['^apps/server/', '^packages/(db|testing)/'] },
    },
    {
      name: 'the-bridge-carries-types-only',
      severity: 'error',
      from: { path: String.raw`^apps/web/src/trpc/bridge\.ts$` },
      to: { path: '^apps/server/', dependencyTypesNot: typeOnly },
    },
    {
      name: 'server-without-screens',
      severity: 'error',
      from: { path: '^(apps/server|packages/(contracts|db|testing)|prisma)/' },
      to: { path: ['^apps/web/', '^packages/ui/', '(^|/)node_modules/(react|react-dom|@mantine)/'] },
    },
    {
      name: 'entries-are-started-not-imported',
      severity: 'error',
      from: {},
      to: { path: '^apps/server/src/entry/' },
    },
    {
      name: 'host-is-outermost',
      comment: 'entry, host, tRPC, domain: each knows the next, none the one before it.',
      severity: 'error',
      from: { path: '^apps/server/src/(trpc|queues|integrations|domains)/', pathNot: test },
      to: { path: '^apps/server/src/host/' },
    },
    {
      name: 'integrations-know-no-domain',
      severity: 'error',
      from: { path: '^apps/server/src/integrations/', pathNot: test },
      to: {
        path: '^apps/server/src/(domains|trpc|queues)/',
        pathNot: String.raw`^apps/server/src/trpc/errors\.ts$`,
        dependencyTypesNot: typeOnly,
      },
    },
    {
      name: 'rules-are-pure',
      comment: 'Facts in, decision out: rules know rules and contracts.',
      severity: 'error',
      from: { path: rules, pathNot: test },
      to: {
        pathNot: [rules, '^packages/contracts/src/', String.raw`^apps/server/src/trpc/errors\.ts$`],
        dependencyTypesNot: typeOnly,
      },
    },
    {
      name: 'only-stores-ask-prisma',
      severity: 'error',
      from: { path: domains, pathNot: [store, test] },
      to: { path: prisma },
    },
    {
      name: 'routers-call-services',
      severity: 'error',
      from: { path: routers, pathNot: test },
      to: { path: [store, '^packages/db/'] },
    },
    {
      name: 'stores-are-innermost',
      severity: 'error',
      from: { path: store, pathNot: test },
      to: { path: role(String.raw`service\.ts$|use-cases/|router\.ts$|procedures/|jobs\.ts$|[^/]+\.job\.ts$`) },
    },
    {
      name: 'domains-meet-through-services',
      comment:
        'A domain asks another one by its service or its use cases, and shares its pure rules; the rest is its own.',
      severity: 'error',
      from: { path: '^apps/server/src/domains/([^/]+)/', pathNot: test },
      to: {
        path: domains,
        pathNot: ['^apps/server/src/domains/$1/', rules, role(String.raw`service\.ts$|use-cases/`)],
      },
    },
    {
      name: 'only-routers-speak-trpc',
      comment: 'Services take an actor and their needs: of tRPC they know the types and the one error class.',
      severity: 'error',
      from: { path: domains, pathNot: [routers, test] },
      to: {
        path: ['^apps/server/src/trpc/', '(^|/)node_modules/@trpc/'],
        pathNot: String.raw`^apps/server/src/trpc/errors\.ts$`,
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
