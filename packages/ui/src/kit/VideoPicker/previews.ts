const IOS = /\b(?:iPhone|iPad|iPod)\b.*?\bOS (\d+)_(\d+)/;

/** Whether a browser can show a file that was just chosen: iOS can up to 15.1. */
export function showsChosenVideos(userAgent: string): boolean {
  const [, major, minor] = IOS.exec(userAgent) ?? [];
  if (major === undefined) return true;
  return Number(major) < 15 || (Number(major) === 15 && Number(minor) <= 1);
}
