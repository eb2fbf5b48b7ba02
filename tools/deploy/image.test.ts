import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/paths.ts';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** The files that a file imports when it is loaded, itself first, and the packages that they import. */
function collectImports(entry: string) {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    const imports = read(file).matchAll(
      /^(?:import (?!type )(?:[^;']*? from )?|export [*{][^;']*? from )'([^']+)';$/gm,
    );
    for (const [, name = ''] of imports) {
      if (name.startsWith('.')) files.add(path.join(path.dirname(file), name));
      else if (!name.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  }
  return { files: [...files], packages: [...packages] };
}

function listDependencies(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies).flatMap((name) =>
    name.startsWith('@fairway/') ? listDependencies(name.replace('@fairway', 'packages')) : [name],
  );
}

const copied = [...read('Dockerfile').matchAll(/^COPY (tools\S*) \1$/gm)].map(([, folder = '']) => `${folder}/`);
const installed = listDependencies('apps/server');

test.each(['deploy', 'backup', 'restore'])('the image has all that db:%s loads', (name) => {
  const { files, packages } = collectImports(`tools/cli/db/${name}.ts`);
  expect(files.length).toBeGreaterThan(3);
  expect(packages).toContain('pg');
  expect(files.filter((file) => !copied.some((folder) => file.startsWith(folder)))).toEqual([]);
  expect(packages.filter((each) => !installed.includes(each))).toEqual([]);
});
