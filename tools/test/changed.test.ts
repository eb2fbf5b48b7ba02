import { expect, test } from 'vitest';
import { databaseFolders } from './changed.ts';

const CATALOGUE = 'apps/server/src/domains/offers/catalogue';
const CONTRACT = 'packages/contracts/src/offers/offers.ts';

test('a change in a feature is for its own database tests and those of features that import it, once', () => {
  const importers = new Map([
    [`${CATALOGUE}/rules.ts`, [`${CATALOGUE}/service.ts`, 'apps/server/src/domains/offers/redemption/service.ts']],
  ]);
  expect(databaseFolders([`${CATALOGUE}/rules.ts`, `${CATALOGUE}/view.ts`], importers)).toEqual([
    `${CATALOGUE}/`,
    'apps/server/src/domains/offers/redemption/',
  ]);
});

test('a change of a contract is for the features that import it', () => {
  const importers = new Map([[CONTRACT, [`${CATALOGUE}/router.ts`, 'packages/ui/src/features/offers/OfferForm.tsx']]]);
  expect(databaseFolders([CONTRACT], importers)).toEqual(['packages/contracts/src/offers/', `${CATALOGUE}/`]);
});

test('a file of no domain is for those beside it, whoever imports it, and a text for none', () => {
  const importers = new Map([['packages/db/src/pool.ts', [`${CATALOGUE}/repository.ts`]]]);
  const files = ['packages/db/src/pool.ts', 'e2e/api/world.ts', 'README.md', 'docs/rules/money.md'];
  expect(databaseFolders(files, importers)).toEqual(['packages/db/src/', 'e2e/api/']);
});
