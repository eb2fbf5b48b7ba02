export { ensureBrowser as default } from '../lib/chromium.mjs';
