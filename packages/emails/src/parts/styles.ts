import { dark, light } from '../colors.ts';

export const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * The least a mail program must know of colours stands in each style attribute; the dark scheme and paper come on top of it.
 * Outlook knows neither the greatest width nor media, and takes the fixed width of the frame.
 */
export const STYLES = `
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
.frame { width: 624px; }
@media screen { .frame { width: 100% !important; } }
@media (max-width: 620px) {
  .card { padding: 24px 20px !important; }
  .label { width: 84px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.border} !important; }
  .panel { background: ${dark.panel} !important; border-color: ${dark.panelBorder} !important; }
  .ink { color: ${dark.ink} !important; }
  .dim { color: ${dark.dim} !important; }
  .line { border-color: ${dark.border} !important; }
  .brand, .link { color: ${dark.brand} !important; }
  .button { background: ${dark.button} !important; border-color: ${dark.button} !important; color: ${dark.buttonInk} !important; }
}
@media print {
  .page, .card, .panel { background: #ffffff !important; }
  .card { border: 0 !important; padding: 0 !important; }
  .ink, .dim, .brand, .link { color: #000000 !important; }
  .line, .panel { border-color: #ccd4ce !important; }
  .button { display: none !important; }
}`;

export const dimText = { color: light.dim };
export const inkText = { color: light.ink };
/** Figures under each other line up. */
export const figures = { fontVariantNumeric: 'tabular-nums' } as const;
