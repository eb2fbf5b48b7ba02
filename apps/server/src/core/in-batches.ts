/** Repeats `work`, which handles at most `size` rows and answers how many, until one batch is not full. Answers the sum. */
export async function inBatches(size: number, work: (size: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const handled = await work(size);
    total += handled;
    if (handled < size) return total;
  }
}
