import { simulatedWrapper, type WrapperSetting } from '@fairway/ui/testing/wrapper';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// What the module finds when it is loaded is what it takes the page for.
beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

/** The module as a page in a wrapper has it. */
async function inWrapper(setting: WrapperSetting) {
  const wrapper = simulatedWrapper(setting);
  const page: { fairway?: { receive: (json: string) => void }; top?: unknown; self?: unknown; fairwayNative: object } =
    {
      fairwayNative: {
        postMessage: (json: string) => {
          const answers = wrapper.hear(json);
          queueMicrotask(() => answers.forEach((answer) => page.fairway?.receive(answer)));
        },
      },
    };
  page.top = page.self = page;
  vi.stubGlobal('window', page);
  return { wrapper, ...(await import('./files.ts')) };
}

/** The module as a plain browser has it; `input` is the file field that it makes. */
async function inBrowser(navigator: object = {}) {
  const input = Object.assign(new EventTarget(), {
    type: '',
    accept: '',
    href: '',
    download: '',
    files: [] as File[],
    click: vi.fn(),
    setAttribute: vi.fn(),
    remove: vi.fn(),
  });
  vi.stubGlobal('document', { createElement: () => input, body: { append: vi.fn() } });
  vi.stubGlobal('navigator', navigator);
  return { input, ...(await import('./files.ts')) };
}

const bytes = Uint8Array.from({ length: 100_000 }, (_, nth) => nth % 256);
const base64 = Buffer.from(bytes).toString('base64');
const picture = new Blob([bytes], { type: 'image/png' });
const named = { name: 'bag.png', title: 'My bag' };

describe('in the wrapper', () => {
  it('a file is picked by the phone, and arrives whole', async () => {
    const file = { name: 'swing.png', mime: 'image/png', data: base64 };
    const { wrapper, pickFile } = await inWrapper({ file });
    const picked = await pickFile({ accept: ['image/*'], source: 'camera' });
    expect(wrapper.heard).toEqual([{ type: 'pickFile', id: '1', source: 'camera', accept: ['image/*'] }]);
    expect([picked?.name, picked?.type]).toEqual(['swing.png', 'image/png']);
    expect(new Uint8Array((await picked?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  });

  it.each([[null], [{ name: 'a.png', mime: 'image/png', data: '§' }]])('nothing is picked of %j', async (file) => {
    const { pickFile } = await inWrapper({ file });
    expect(await pickFile({ accept: ['image/*'] })).toBeNull();
  });

  it('a picture is handed to the phone’s sheet whole', async () => {
    const { wrapper, shareImage } = await inWrapper({});
    await shareImage(picture, named);
    expect(wrapper.heard).toEqual([{ type: 'shareImage', id: '1', ...named, mime: 'image/png', data: base64 }]);
  });
});

describe('in a plain browser', () => {
  it('a file is picked by a file field', async () => {
    const { input, pickFile } = await inBrowser();
    const picking = pickFile({ accept: ['image/png', 'image/jpeg'], source: 'camera' });
    expect([input.type, input.accept]).toEqual(['file', 'image/png,image/jpeg']);
    expect(input.setAttribute).toHaveBeenCalledWith('capture', 'environment');
    const file = new File([bytes], 'swing.png');
    input.files = [file];
    input.dispatchEvent(new Event('change'));
    expect(await picking).toBe(file);
  });

  it('none is when the field is left', async () => {
    const { input, pickFile } = await inBrowser();
    const picking = pickFile({ accept: ['image/*'] });
    input.dispatchEvent(new Event('cancel'));
    expect(await picking).toBeNull();
  });

  it('a picture is shared where that can be, and a change of mind is no failure', async () => {
    const share = vi.fn(async (_shared: { files: File[]; title: string }) => undefined);
    const { input, shareImage } = await inBrowser({ canShare: () => true, share });
    await shareImage(picture, named);
    expect(share.mock.calls[0]?.[0]).toMatchObject({ title: 'My bag', files: [{ name: 'bag.png', size: 100_000 }] });
    share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
    await shareImage(picture, named);
    expect(input.click).not.toHaveBeenCalled();
  });

  it('a picture that the browser would share and then refuses is saved as a file', async () => {
    const share = vi.fn(async () => Promise.reject(new DOMException('No', 'NotAllowedError')));
    const { input, shareImage } = await inBrowser({ canShare: () => true, share });
    await shareImage(picture, named);
    expect([input.download, input.click.mock.calls.length]).toEqual(['bag.png', 1]);
  });

  it('a picture that cannot be shared is saved as a file', async () => {
    const { input, shareImage } = await inBrowser({});
    await shareImage(picture, named);
    expect([input.download, input.href.startsWith('blob:')]).toEqual(['bag.png', true]);
    expect(input.click).toHaveBeenCalledOnce();
  });
});
