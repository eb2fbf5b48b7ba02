/** What a picture may weigh, and how many pixels it may have (R7). */
export const IMAGE_LIMITS = { bytes: 10 * 1024 * 1024, pixels: 50_000_000 } as const;
/** The longest sides that a picture is kept in, in pixels; a smaller picture is never enlarged. */
export const IMAGE_SIZES = [320, 1024, 2048] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];
/** For a file chooser. Phones hand over their own format as JPEG when only these are asked for; HEIC is taken all the same. */
export const IMAGE_ACCEPT = 'image/png,image/jpeg,image/gif,image/webp';

const PATH = /\/\d+\.webp$/;

/** The address of a picture in another size: `/files/images/…/1024.webp` → `/files/images/…/320.webp`. */
export const imageAt = (path: string, size: ImageSize): string => path.replace(PATH, `/${size}.webp`);
