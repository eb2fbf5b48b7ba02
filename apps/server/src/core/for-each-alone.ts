/**
 * Does a piece of work for one item after another, as a sweep does: what fails for one keeps none of the others back. It fails at the end,
 * with all that went wrong.
 */
export async function forEachAlone<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
