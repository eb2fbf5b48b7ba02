import { afterEach, expect, test, vi } from 'vitest';

/** A browser with a new version that waits, which takes over when it is told to and `change` is called. */
function openBrowser() {
  const container = new EventTarget();
  const postMessage = vi.fn();
  const reload = vi.fn();
  Object.assign(container, { getRegistration: async () => ({ waiting: { postMessage } }) });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { reload });
  return { postMessage, reload, change: () => container.dispatchEvent(new Event('controllerchange')) };
}

/** The module of a document that was just opened. */
async function openDocument() {
  vi.resetModules();
  return import('./newVersion.ts');
}
afterEach(() => vi.unstubAllGlobals());

test('a new version takes over between two pages', async () => {
  const { postMessage, reload, change } = openBrowser();
  const { takeNewVersion } = await openDocument();
  await takeNewVersion(() => true);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  change();
  expect(reload).toHaveBeenCalledOnce();
});

test('a new version waits while something is on its way', async () => {
  const { postMessage } = openBrowser();
  const { takeNewVersion } = await openDocument();
  await takeNewVersion(() => false);
  expect(postMessage).not.toHaveBeenCalled();
});

test('what was begun while a new version took over is not lost: the next page is of it', async () => {
  const { postMessage, reload, change } = openBrowser();
  const { takeNewVersion } = await openDocument();
  const isIdle = vi.fn(() => true);
  await takeNewVersion(isIdle);
  isIdle.mockReturnValue(false);
  change();
  await takeNewVersion(isIdle);
  expect(reload).not.toHaveBeenCalled();
  isIdle.mockReturnValue(true);
  await takeNewVersion(isIdle);
  expect(reload).toHaveBeenCalledOnce();
  expect(postMessage).toHaveBeenCalledOnce();
});
