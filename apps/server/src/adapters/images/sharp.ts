import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/** sharp, loaded for the first picture that comes: most starts of a process see none for hours. */
export const loadSharp = (): Promise<typeof sharp> =>
  (loading ??= import('sharp').then(({ default: loaded }) => {
    loaded.cache(false);
    return loaded;
  }));
