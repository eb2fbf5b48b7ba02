import { describe, expect, it } from 'vitest';
import { planSheets, SHEET_ORDER, type StyledChunk } from './sheets.ts';

const chunk = (name: string, moduleIds: string[], rest: Partial<StyledChunk> = {}): StyledChunk => ({
  fileName: `${name}.js`,
  moduleIds,
  imports: [],
  dynamicImports: [],
  css: [`${name}.css`],
  ...rest,
});
const route = (name: string) => `/web/src/routes/${name}.tsx?tsr-split=component`;

/** The app and the pages of signing in share a base; the app loads five pages, and one of those a dialog. */
const PAGES = ['home.js', 'booking.js', 'drills.js', 'goals.js', 'open.js'];
const BUILT = [
  chunk('main', ['/web/src/app/main.tsx'], { imports: ['base.js'], dynamicImports: PAGES }),
  chunk('sign-in', ['/web/src/app/signIn/main.tsx'], {
    imports: ['base.js', 'fields.js'],
    dynamicImports: ['main.js', 'forgot.js'],
  }),
  chunk('base', ['/ui/Button.tsx']),
  chunk('fields', ['/ui/Field.tsx'], { imports: ['base.js'] }),
  chunk('forgot', ['/web/ForgotPage.tsx'], { imports: ['fields.js'] }),
  chunk('home', [route('pro/home')], { imports: ['base.js', 'card.js'] }),
  chunk('card', ['/ui/Card.tsx'], { imports: ['base.js'] }),
  chunk('booking', [route('player/lessons/book/index')], { imports: ['fields.js', 'card.js'] }),
  chunk('drills', [route('pro/drills/index')], { imports: ['sortable.js'], dynamicImports: ['dialog.js'] }),
  chunk('goals', [route('pro/goals')], { imports: ['base.js'], css: [] }),
  chunk('sortable', ['/ui/Sortable.tsx'], { imports: ['card.js'] }),
  chunk('dialog', ['/ui/Dialog.tsx'], { imports: ['sortable.js', 'shadow.js'] }),
  chunk('shadow', ['/ui/Shadow.tsx'], { imports: ['base.js'] }),
  chunk('open', [route('c/$code')], { imports: ['fields.js'] }),
];

describe('the sheets', () => {
  const { sheets, css } = planSheets(BUILT);

  it('are made of what signing in loads, then the homes, then booking, then every other page, what is imported first', () => {
    expect([...sheets]).toEqual([
      ['sign-in', ['base.css', 'fields.css', 'sign-in.css']],
      ['app', ['base.css', 'card.css', 'main.css', 'home.css']],
      ['first', ['fields.css', 'booking.css']],
      ['pages', ['sortable.css', 'fields.css', 'booking.css', 'drills.css']],
    ]);
    expect([...sheets.keys()]).toEqual(SHEET_ORDER);
  });

  it("come with what is loaded by itself: a page needs the app's and its own", () => {
    const names = ['home', 'booking', 'drills', 'goals', 'card', 'sortable'];
    expect(names.map((name) => css.get(`${name}.js`))).toEqual([
      ['app'],
      ['app', 'first'],
      ['app', 'pages'],
      [],
      [],
      [],
    ]);
  });

  it('leave what comes on demand or for strangers alone in stylesheets of its own', () => {
    const names = ['base', 'main', 'sign-in', 'forgot', 'dialog', 'open'];
    expect(names.map((name) => css.get(`${name}.js`))).toEqual([
      [],
      ['app'],
      ['sign-in'],
      ['forgot.css'],
      ['app', 'pages', 'shadow.css', 'dialog.css'],
      ['app', 'first', 'open.css'],
    ]);
  });

  it('are the same whatever order the chunks are given in', () => {
    expect(planSheets(BUILT.toReversed())).toEqual({ sheets, css });
  });
});
