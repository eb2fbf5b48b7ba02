/** What Vite's manifest tells of a built file. */
interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/** Files a browser fetches before the given chunks can run: themselves, what they import, and the styles of all. */
export function filesBehind(manifest: Manifest, keys: string[]): { js: string[]; css: string[] } {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}.`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return {
    js: [...new Set(chunks.map((chunk) => chunk.file))],
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}

/** Files that a built page loads before it can run. The lines that start it stand in the page itself (`inlineStart`). */
export function filesOfPage(manifest: Manifest, page: string): ReturnType<typeof filesBehind> {
  const { js, css } = filesBehind(manifest, [page]);
  return { js: js.filter((file) => file !== manifest[page]?.file), css };
}
