import type { Plugin } from 'vite';
import { APP_FILES_ID } from '../src/app/signIn/appFilesId.ts';
import { filesOfPage, type Manifest } from './firstLoad.ts';

/** A built chunk, as far as this looks at it. */
interface BuiltChunk {
  fileName: string;
  /** The page whose entry it is. */
  facadeModuleId: string | null;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** The files that the app's page loads and that of signing in does not. */
export function listAppFiles(chunks: readonly BuiltChunk[]): string[] {
  const manifest: Manifest = Object.fromEntries(
    chunks.map(({ fileName, imports, viteMetadata }) => [
      fileName,
      { file: fileName, imports, css: [...(viteMetadata?.importedCss ?? [])] },
    ]),
  );
  const listFiles = (page: string): string[] => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page}`));
    if (!entry) throw new Error(`The build has no ${page}.`);
    return Object.values(filesOfPage(manifest, entry.fileName)).flat();
  };
  const loaded = new Set(listFiles('sign-in.html'));
  return listFiles('index.html').filter((file) => !loaded.has(file));
}

/** Names the app's files in the page of signing in, which has the browser fetch them while nobody waits for them. */
export function appFiles(): Plugin {
  return {
    name: 'fairway-app-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle }) {
        if (!bundle || !path.endsWith('/sign-in.html')) return undefined;
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: APP_FILES_ID },
            children: JSON.stringify(listAppFiles(chunks).map((file) => `/${file}`)),
            injectTo: 'body',
          },
        ];
      },
    },
  };
}
