import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleFailures, queryClient, tellFailure } from './queryClient.ts';

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

  it('is not undone by a first read either', async () => {
    const { answers, read } = readSlowly();
    const first = read();
    await change();
    answers[0]!('old');
    await Promise.resolve();
    expect(queryClient.getQueryData(['user'])).toBe('new');
    answers[1]!('newer');
    expect(await first).toBe('newer');
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

describe('a read that fails of which something is held', () => {
  const failing = (key: string) => ({
    queryKey: [key],
    queryFn: () => Promise.reject(new Error('away')),
    retry: false,
    staleTime: 0,
  });
  async function failAll(keys: string[]): Promise<boolean[]> {
    const onFailure = vi.fn<(error: unknown, call: { isShown: boolean }) => void>();
    handleFailures(onFailure);
    queryClient.setQueryData(['user'], 'old');
    const leave = keys.map((key) => new QueryObserver(queryClient, failing(key)).subscribe(() => undefined));
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(keys.length));
    for (const one of leave) one();
    return onFailure.mock.calls.map(([, { isShown }]) => isShown);
  }

  it('is told of', async () => {
    expect(await failAll(['user'])).toEqual([false]);
  });

  it('is not told of beside one of which nothing is held: the page says it', async () => {
    expect(await failAll(['user', 'page'])).toEqual([true, true]);
  });
});

describe('a call that no query and no mutation makes', () => {
  const failure = new Error('away');

  it('answers, and nothing is told', async () => {
    const onFailure = vi.fn();
    handleFailures(onFailure);
    expect(await tellFailure(Promise.resolve('answer'))).toBe('answer');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([
    ['is told of like any other, and handed on', undefined, 1],
    ['is told of so where its own words are none', () => false, 1],
    ['is told of in its own words alone where there are some', () => true, 0],
  ])('fails: it %s', async (_, tell, told) => {
    const onFailure = vi.fn();
    handleFailures(onFailure);
    await expect(tellFailure(Promise.reject(failure), tell)).rejects.toBe(failure);
    expect(onFailure.mock.calls).toEqual(
      Array.from({ length: told }, () => [failure, { meta: undefined, isShown: false }]),
    );
  });
});
