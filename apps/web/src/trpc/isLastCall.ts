import { getMutationKey } from '@trpc/react-query';
import { queryClient } from './queryClient.ts';

/**
 * Whether the call that has just been answered is the last of those on their way, of changes that are sent one after another: a later one has
 * shown something else already.
 */
export const isLastCall = (
  procedure: Parameters<typeof getMutationKey>[0],
  isAlike: (input: unknown) => boolean = () => true,
): boolean =>
  queryClient.isMutating({
    mutationKey: getMutationKey(procedure),
    predicate: ({ state }) => isAlike(state.variables),
  }) === 1;
