import { saveBlob } from '../shell/saveFile.ts';
import { isChangeOfMind } from './leaveIt.ts';
import { readFile, type NativeFile } from './messages.ts';
import { wrapper } from './wrapper.ts';

export interface Picking {
  /** Types that will do: `image/png`, `image/*`. */
  accept: string[];
  /** The phone's camera at once, where there is one; else its pictures. */
  source?: 'camera' | 'gallery';
}

/** Has the person pick a file, from camera or gallery in the wrapper; null when they did not. */
export async function pickFile({ accept, source = 'gallery' }: Picking): Promise<File | null> {
  if (!wrapper) return pickOnTheWeb({ accept, source });
  const file = readFile(await wrapper.ask('pickFile', { source, accept }));
  return file && fromNative(file);
}

/** Hands a picture to whatever the person shares with; where that cannot be, or fails, it is saved as a file. */
export async function shareImage(image: Blob, { name, title }: { name: string; title: string }): Promise<void> {
  if (wrapper) {
    await wrapper.ask('shareImage', { title, name, mime: image.type, data: await toBase64(image) });
    return;
  }
  const files = [new File([image], name, { type: image.type })];
  if (!navigator.canShare?.({ files })) return saveBlob(name, image);
  try {
    await navigator.share({ files, title });
  } catch (error) {
    // A browser that says it shares may still refuse: the picture is made, and nobody has to ask for it twice.
    if (!isChangeOfMind(error)) saveBlob(name, image);
  }
}

function pickOnTheWeb({ accept, source }: Required<Picking>): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept.join(',');
  if (source === 'camera') input.setAttribute('capture', 'environment');
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

function fromNative({ name, mime, data }: NativeFile): File | null {
  try {
    return new File([Uint8Array.from(atob(data), (byte) => byte.codePointAt(0) ?? 0)], name, { type: mime });
  } catch {
    return null;
  }
}

async function toBase64(image: Blob): Promise<string> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  // In stretches: a call with a million arguments is refused.
  const STRETCH = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += STRETCH) text += String.fromCodePoint(...bytes.subarray(at, at + STRETCH));
  return btoa(text);
}
