import { Gauge, type Registry } from 'prom-client';
import { countDiscrepancies } from '#domains/checkout/reconciliation/service.ts';
import type { CoreServices } from '#app/context.ts';
import { answeredIn } from './with-timeout.ts';

type Figures = Awaited<ReturnType<typeof countDiscrepancies>>;

/** Figures are read anew after this long, and not waited for longer than that. */
const FRESH_MS = 10_000;
const PATIENCE_MS = 1_000;

/**
 * What the nightly reconciliation of the books has found. The worker reconciles and this process is asked, so the figures are read from the database
 * when they are; when it does not answer they are left out, and the rest is shown.
 */
export function moneyMetrics(registry: Registry, services: CoreServices): void {
  const open = new Gauge({
    name: 'fairway_money_alerts_open',
    help: 'Discrepancies that the nightly reconciliation has found and no later one has found right, by kind',
    labelNames: ['kind'],
    registers: [registry],
    collect: async () => {
      const figures = await read();
      open.reset();
      for (const [kind, count] of Object.entries(figures?.open ?? {})) open.set({ kind }, count);
    },
  });
  const reconciled = new Gauge({
    name: 'fairway_money_proof_finished_seconds',
    help: 'When the last reconciliation of the books was finished, in seconds since 1970',
    // Without a label the figure would read 0 before the first reconciliation.
    labelNames: ['proof'],
    registers: [registry],
    collect: async () => {
      const figures = await read();
      reconciled.reset();
      if (figures?.finished_at) reconciled.set({ proof: 'last' }, figures.finished_at.getTime() / 1000);
    },
  });

  let known: { at: number; figures: Promise<Figures | null> } | undefined;
  const read = (): Promise<Figures | null> => {
    const at = services.now().getTime();
    if (!known || at - known.at >= FRESH_MS || at < known.at)
      known = { at, figures: answeredIn<Figures | null>(PATIENCE_MS, countDiscrepancies(services), null) };
    return known.figures;
  };
}
