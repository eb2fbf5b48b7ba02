import { anAdmin } from '#test/builders.ts';
import { toActor, createCalls } from '#test/calls.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expect, test } from 'vitest';
import { requestReconciliation } from './service.ts';

const home = fileDatabase({ max: 2 });
const services = testServices(home, { now: () => new Date('2031-03-10T09:00:00Z') });
const acts = () =>
  home.db.audit_log.findMany({ select: { actor_id: true, action: true, target_id: true, detail: true } });

test('a check of the books that an admin asks for is written down when it is started, and the night’s own is not', async () => {
  const admin = toActor(await anAdmin(home.db));
  const act = { actor_id: admin.id, action: 'reconciliation.started', target_id: null, detail: {} };
  const calls = createCalls(services, admin);
  await calls.payments.reconcile();
  expect(await acts()).toEqual([act]);
  // It is under way: asking again starts nothing.
  await calls.payments.reconcile();
  expect(await acts()).toEqual([act]);
  const { data } = await calls.admin.audit({});
  expect(data).toMatchObject([{ action: 'reconciliation.started', actor: { id: admin.id }, target: null }]);

  await home.db.reconciliation_runs.updateMany({ data: { finished_at: new Date() } });
  await requestReconciliation(services);
  expect(await home.db.reconciliation_runs.count({ where: { finished_at: null } })).toBe(1);
  expect(await acts()).toEqual([act]);
});
