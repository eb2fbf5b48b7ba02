import { expect, it } from 'vitest';
import { orderStyleLinks } from './styleLinks.ts';

const HELPER = `promise.then(() => {
		seen[href] = void 0;
	}, (err) => {
		seen[href] = void 0;
		throw err;
	});
	document.head.appendChild(link);
	if (e.type === "error") rej(new Error());`;

it('forgets a stylesheet that could not be had, and only that', () => {
  const code = orderStyleLinks(HELPER);
  expect(code).toContain('promise.then(() => {\n\t\tseen[href] = void 0;');
  expect(code).toMatch(/\(err\) => \{\s*delete seen\[href\];\s*throw err;/);
  expect(code).toContain('if (e.type === "error") link.remove(), rej(new Error());');
});

it('puts it behind those that came with the page', () => {
  expect(orderStyleLinks(HELPER)).toContain('document.body.appendChild(link);');
});

it('says so when Vite has another way', () => {
  expect(() => orderStyleLinks('preload()')).toThrow('styleLinks.ts');
});
