import { expect, it } from 'vitest';
import { foldRuntime } from './inlineRuntime.ts';

const RUNTIME = 'assets/runtime-ab.js';
const runtime = () => ({
  fileName: RUNTIME,
  imports: [],
  code: 'var e=Object.keys,o=(n)=>n+1,s=(n)=>e(n).length;export{s as n,o as r};\n',
});
const build = () => ({
  host: {
    fileName: 'assets/base-cd.js',
    imports: [RUNTIME],
    code: 'import{r as e}from"./runtime-ab.js";const o=e(1);export{o as t};',
  },
  page: {
    fileName: 'assets/page-ef.js',
    imports: [RUNTIME, 'assets/base-cd.js'],
    code: 'import{n as e,r}from"./runtime-ab.js";import{t as n}from"./base-cd.js";export const found=[e({a:1}),r(n)];',
  },
  other: { fileName: 'assets/other-gh.js', imports: [], code: 'export{};' },
});

/** What a file gives that needs no other, or only this one. */
const run = async (code: string, needed: Record<string, string> = {}): Promise<Record<string, unknown>> => {
  let linked = code;
  for (const [name, url] of Object.entries(needed)) linked = linked.replaceAll(`"./${name}"`, `"${url}"`);
  return import(/* @vite-ignore */ toUrl(linked)) as Promise<Record<string, unknown>>;
};
const toUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

it('puts the helpers into the host, and has whoever needs them import them from there', async () => {
  const { host, page, other } = build();
  foldRuntime(runtime(), host, [page, other]);
  expect(host.imports).toEqual([]);
  expect(page.imports).toEqual(['assets/base-cd.js']);
  expect(host.code + page.code).not.toContain('runtime-ab');
  expect(other.code).toBe('export{};');
  expect(await run(host.code)).toMatchObject({ t: 2 });
  expect(await run(page.code, { 'base-cd.js': toUrl(host.code) })).toMatchObject({ found: [1, 3] });
});

it('puts them into a host that does without them too', async () => {
  const { host, page } = build();
  const plain = { ...host, imports: [], code: 'const o=7;export{o as t};' };
  foldRuntime(runtime(), plain, [page]);
  expect(await run(page.code, { 'base-cd.js': toUrl(plain.code) })).toMatchObject({ found: [1, 8] });
});

it('refuses a host that needs others, which may need the helpers first', () => {
  const { host, page } = build();
  expect(() => foldRuntime(runtime(), { ...host, imports: [RUNTIME, 'assets/page-ef.js'] }, [page])).toThrow(
    'base-cd.js',
  );
});

it('refuses helpers that are built otherwise than it knows', () => {
  const { host, page } = build();
  expect(() => foldRuntime({ ...runtime(), code: 'export const s = 1;' }, host, [page])).toThrow('runtime-ab.js');
});
