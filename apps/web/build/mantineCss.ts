import type { Plugin } from 'vite';
import { editModules } from './editModules.ts';

const CLASS_MAP = /@mantine\/core\/esm\/.*\.module\.mjs$/;
const ENTRY = /\/src\/app\/main\.tsx$/;

/** A component's class map, with its own stylesheet. */
function addStyles(code: string, id: string): string {
  const component = id.slice(id.lastIndexOf('/') + 1).replace('.module.mjs', '');
  return `import '@mantine/core/styles/${component}.layer.css';\n${code}`;
}

/**
 * Mantine's styles. The build adds each component's own stylesheet where its class map is bundled, so that CSS follows the
 * JS chunks. In development Vite bundles Mantine beforehand, out of a plugin's reach, and the app gets all of them at once.
 */
export function mantineCss(): Plugin[] {
  return [
    editModules('mantine-css', CLASS_MAP, addStyles),
    {
      name: 'fairway-mantine-css-in-development',
      apply: 'serve',
      enforce: 'pre',
      transform: {
        filter: { id: ENTRY },
        handler: (code) => ({ code: `import '@mantine/core/styles.layer.css';\n${code}`, map: null }),
      },
    },
  ];
}
