export { ensureBrowser as default } from '../services/chromium.ts';
