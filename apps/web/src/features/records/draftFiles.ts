import type { UploadUse } from '@fairway/contracts/files/resumable-uploads';
import type { RecordSection, SectionType } from '@fairway/contracts/lessons/records';

/** A picture, a video or a voice of a part: where the server has it, and what lies on this device until the part is saved there. */
export interface DraftFile {
  path: string | null;
  blob_id: string | null;
}

/** A part, as far as its files go. */
interface WithFiles {
  type: SectionType;
  files: DraftFile[];
  /** What the coach said of it; a draft that an older version of the app kept has none. */
  voice?: DraftFile;
}

const FILES: Partial<Record<SectionType, number>> = { singleImage: 1, doubleImage: 2, video: 1 };
export const NO_FILE: DraftFile = { path: null, blob_id: null };

/** How many files a part of this type shows. */
const countFiles = (type: SectionType): number => FILES[type] ?? 0;

/** The addresses of a part's files; of one whose file is gone there are none. */
export const toPaths = ({ type, image, images, video }: RecordSection): string[] => {
  if (type === 'doubleImage') return images ?? [];
  const path = type === 'video' ? video : image;
  return path === null ? [] : [path];
};

export const fillFiles = (type: SectionType, paths: string[]): DraftFile[] =>
  Array.from({ length: countFiles(type) }, (_, nth) => ({ ...NO_FILE, path: paths[nth] ?? null }));

/** What a file of a record is uploaded for (R8). */
export type RecordUse = Exclude<UploadUse, 'message_image'>;

/** What a file of this part is for. */
export function findUse({ type, voice }: Pick<WithFiles, 'type' | 'voice'>, blob_id: string): RecordUse {
  if (voice?.blob_id === blob_id) return 'record_voice';
  return type === 'video' ? 'record_video' : 'record_image';
}

/** All files of a part: what it shows, and what was said of it. */
export const listFiles = ({ files, voice = NO_FILE }: Pick<WithFiles, 'files' | 'voice'>): DraftFile[] => [
  ...files,
  voice,
];
