import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/**
 * Files share the modules that they load, and a module knows for good what stood in another's place when it was loaded. So a file that
 * mocks modules begins with none loaded, and leaves none that know of its mocks.
 */
const { testPath } = expect.getState();
if (testPath !== undefined && readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => {
    vi.resetModules();
  });
}
