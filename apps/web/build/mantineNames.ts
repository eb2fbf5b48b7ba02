import type { Plugin } from 'vite';
import { editModules } from './editModules.ts';

const COMPONENTS = /@mantine\/\w+\/esm\/.*\.mjs$/;

/** The code of Mantine's components without the names that they have in a developer's tools. */
export const dropDisplayNames = (code: string): string => code.replaceAll(/^\w+\.displayName = "[^"]*";\n/gm, '');

/** Leaves the names of Mantine's components out, of which a page loads a hundred and nobody reads one. */
export const mantineNames = (): Plugin => editModules('mantine-names', COMPONENTS, dropDisplayNames);
