import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from './queryClient.ts';

afterEach(() => queryClient.clear());

/** The signed-in person as the server knows them; each read waits for `answer`. */
function readSlowly() {
  const answers: ((name: string) => void)[] = [];
  const read = () =>
    queryClient.fetchQuery({
      queryKey: ['user'],
      queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
      staleTime: 0,
    });
  return { answers, read };
}
const change = () =>
  queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationFn: () => Promise.resolve('new'),
      onSuccess: (name) => void queryClient.setQueryData(['user'], name),
    })
    .execute(undefined);

describe('a change while a read is on its way', () => {
  it('is not undone by what the read tells of before', async () => {
    queryClient.setQueryData(['user'], 'old');
    const { answers, read } = readSlowly();
    const first = read();
    await change();
    expect(queryClient.getQueryData(['user'])).toBe('new');
    expect(answers).toHaveLength(2);
    answers[0]!('old');
    await Promise.resolve();
    expect(queryClient.getQueryData(['user'])).toBe('new');
    answers[1]!('newer');
    // Whoever waited for the first read gets the second one's answer.
    expect(await first).toBe('newer');
    expect(queryClient.getQueryData(['user'])).toBe('newer');
  });

  it('leaves what nobody reads alone', async () => {
    queryClient.setQueryData(['user'], 'old');
    const { answers } = readSlowly();
    await change();
    expect(answers).toHaveLength(0);
  });

  it('leaves a further page on its way', async () => {
    const answers: ((page: string) => void)[] = [];
    const list = new InfiniteQueryObserver(queryClient, {
      queryKey: ['list'],
      queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
      initialPageParam: 0,
      getNextPageParam: (_page: string, pages: string[]) => pages.length,
      initialData: { pages: ['first'], pageParams: [0] },
    });
    const further = list.fetchNextPage();
    await change();
    expect(answers).toHaveLength(1);
    answers[0]!('second');
    expect((await further).data?.pages).toEqual(['first', 'second']);
  });
});
