/** Hands a file made here to the device: a phone offers what to do with it, a desktop saves it. `type` is its media type. */
export function saveFile(filename: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
