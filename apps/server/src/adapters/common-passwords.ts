import { loadOnFirstUse } from './load-on-first-use.ts';

/**
 * The passwords found most often in leaks, in lower case; those that are shorter than ours may be are there too. They are
 * read when the first password is chosen, for they come with all the other words that people make theirs of.
 */
export const loadCommonPasswords: () => Promise<ReadonlySet<string>> = loadOnFirstUse(
  'The list of common passwords',
  async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    return new Set(dictionary['passwords-common']);
  },
);
