import { expect, test } from 'vitest';
import { describeDevice } from './rules.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${APPLE} Version/19.1 Mobile/15E148 Safari/604.1`,
    'Safari on an iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${APPLE} CriOS/146.0 Mobile/15E148 Safari/604.1`,
    'Chrome on an iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${APPLE} Mobile/15E148`,
    'Fairway app on an iPhone',
    'phone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${APPLE} Version/17.0 Safari/604.1`, 'Safari on an iPad', 'tablet'],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome on an Android phone', 'phone'],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) ${CHROME} Mobile Safari/537.36`,
    'Fairway app on an Android phone',
    'phone',
  ],
  [`Mozilla/5.0 (Linux; Android 15; SM-X910) ${CHROME} Safari/537.36`, 'Chrome on an Android tablet', 'tablet'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on an Android phone',
    'phone',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/146.0.0.0`, 'Edge on Windows', 'computer'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/130.0.0.0`, 'Opera on Windows', 'computer'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
    'Firefox on Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/19.0 Safari/605.1.15`,
    'Safari on a Mac',
    'computer',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on a Chromebook', 'computer'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, 'Chrome on Linux', 'computer'],
  ['curl/8.9 (Linux)', 'Something on Linux', 'computer'],
  ['<script>alert(1)</script>', 'Another device', 'other'],
  ['', 'Another device', 'other'],
  [null, 'Another device', 'other'],
])('%s is %s', (user_agent, name, kind) => {
  expect(describeDevice(user_agent)).toEqual({ name, kind });
});
