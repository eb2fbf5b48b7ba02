import { describe, expect, it } from 'vitest';
import { BUDGET, overfull, overweight } from './budget.ts';
import { filesBehind, filesOfPage, type Manifest } from './firstLoad.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_shared'], css: ['index.css'] },
  'login.tsx': { file: 'login.js', imports: ['_shared', '_form'], css: ['login.css'] },
  _shared: { file: 'shared.js', imports: ['index.html'], css: ['shared.css'] },
  _form: { file: 'form.js', css: ['shared.css'] },
  'other.tsx': { file: 'other.js', css: ['other.css'] },
};

describe('the first load', () => {
  it('is the pages asked for and all they import, each file once, and nothing else', () => {
    expect(filesBehind(manifest, ['index.html', 'login.tsx'])).toEqual({
      js: ['index.js', 'shared.js', 'login.js', 'form.js'],
      css: ['index.css', 'shared.css', 'login.css'],
    });
  });

  it('of a built page is all but the lines that start it, which stand in the page', () => {
    expect(filesOfPage(manifest, 'index.html')).toEqual({ js: ['shared.js'], css: ['index.css', 'shared.css'] });
  });

  it('cannot be worked out of a chunk that is not there', () => {
    expect(() => filesBehind(manifest, ['gone.tsx'])).toThrow('gone.tsx');
  });
});

describe('the budget', () => {
  it('is kept up to the last byte', () => {
    expect(overweight(BUDGET)).toEqual([]);
  });

  it('names each kind that is over it', () => {
    expect(overweight({ js: BUDGET.js + 1, css: BUDGET.css + 1 })).toHaveLength(2);
    expect(overweight({ js: BUDGET.js + 1, css: 0 })[0]).toContain(`${BUDGET.js + 1} bytes of js`);
  });

  it('counts the page and its font among what is asked for', () => {
    expect(overfull(17, '/pro/home')).toEqual([]);
    expect(overfull(18, '/pro/home')[0]).toContain('/pro/home asks for 20 files');
  });
});
