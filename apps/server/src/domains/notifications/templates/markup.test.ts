import { expect, test } from 'vitest';
import { lines, markup } from './markup.ts';

test('what is placed in HTML is escaped, and HTML is not', () => {
  const name = `<b>O'Neill & "Co"</b>`;
  expect(markup`<p>${name}</p>`.toString()).toBe('<p>&lt;b&gt;O&#39;Neill &amp; &quot;Co&quot;&lt;/b&gt;</p>');
  expect(markup`<p>${markup`<b>${name}</b>`}</p>`.toString()).toContain('<p><b>&lt;b&gt;');
});

test('lists are joined, nothing leaves no trace, nought is shown', () => {
  expect(markup`${[markup`<i>1</i>`, markup`<i>2</i>`]}${null}${false}${0}`.toString()).toBe('<i>1</i><i>2</i>0');
});

test('lines of text keep their breaks and are escaped', () => {
  expect(markup`${lines('a <\r\nb\nc')}`.toString()).toBe('a &lt;<br>b<br>c');
});
