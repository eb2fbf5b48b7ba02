/** Hands something made here to the device: a phone offers what to do with it, a desktop saves it. */
export function saveBlob(filename: string, contents: Blob): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The same for a text. `type` is its media type. */
export const saveFile = (filename: string, text: string, type: string): void =>
  saveBlob(filename, new Blob([text], { type: `${type};charset=utf-8` }));
